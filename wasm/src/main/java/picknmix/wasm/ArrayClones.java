package picknmix.wasm;

import java.util.List;
import org.teavm.dependency.AbstractDependencyListener;
import org.teavm.dependency.DependencyAgent;
import org.teavm.dependency.MethodDependency;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Tells TeaVM that arrays of primitives may be cloned. It does not find that out for itself
 * (0.15.0), and then a clone() in WebAssembly ends the program.
 */
public final class ArrayClones implements TeaVMPlugin {
  @Override
  public void install(TeaVMHost host) {
    host.add(
        new AbstractDependencyListener() {
          @Override
          public void started(DependencyAgent agent) {
            MethodDependency clone =
                agent.linkMethod(new MethodReference(Object.class, "clone", Object.class));
            for (String array : List.of("[Z", "[B", "[S", "[C", "[I", "[J", "[F", "[D")) {
              clone.propagate(0, agent.getType(ValueType.parse(array)));
            }
            clone.use();
          }
        });
  }
}
