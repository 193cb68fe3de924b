package picknmix.cli.dependencies;

import java.util.List;

/**
 * The libraries that one place names.
 *
 * @param libraries each with its version
 * @param faults what is not as it should be; empty if all is well
 */
public record Found(List<String> libraries, List<String> faults) {}
