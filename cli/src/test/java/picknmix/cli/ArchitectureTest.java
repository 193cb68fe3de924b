package picknmix.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Who may see whom: client → server → engine; cli → server, engine; and within the engine, the
 * kernel knows nobody and nobody but the registry knows a game. The cli module sees all of this;
 * that wasm and bench see the engine only is in their POMs.
 */
final class ArchitectureTest {
  private static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("picknmix");

  private static final String[] ENGINE = {
    "picknmix.kernel..",
    "picknmix.games..",
    "picknmix.bots..",
    "picknmix.puzzles..",
    "picknmix.protocol.."
  };

  private static final String A_GAME = "picknmix.games.*..";

  @Test
  void theEngineNeedsNothingButJavaBase() {
    classes()
        .that(resideInAnyPackage(ENGINE))
        .should()
        .onlyDependOnClassesThat(inJavaBase().or(resideInAnyPackage(ENGINE)))
        .because("it runs in the browser too")
        .check(ALL);
  }

  @Test
  void theKernelSeesNobody() {
    classes()
        .that()
        .resideInAPackage("picknmix.kernel..")
        .should()
        .onlyDependOnClassesThat(inJavaBase().or(resideInAPackage("picknmix.kernel..")))
        .check(ALL);
  }

  @Test
  void gamesDoNotSeeEachOther() {
    slices().matching("picknmix.games.(*)..").should().notDependOnEachOther().check(ALL);
  }

  @Test
  void onlyTheRegistrySeesAGame() {
    noClasses()
        .that(DescribedPredicate.not(resideInAPackage("picknmix.games..")))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(A_GAME)
        .because("a fifth game changes nothing but the registry")
        .check(ALL);
  }

  @Test
  void botsSeeTheKernelOnly() {
    noClasses()
        .that()
        .resideInAPackage("picknmix.bots..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picknmix.games..")
        .allowEmptyShould(true)
        .check(ALL);
  }

  @Test
  void thereAreNoCycles() {
    slices().matching("picknmix.(*)..").should().beFreeOfCycles().check(ALL);
  }

  /** In the module java.base, or an annotation for the compiler. */
  private static DescribedPredicate<JavaClass> inJavaBase() {
    Set<String> packages = Object.class.getModule().getPackages();
    return describe(
        "are in java.base",
        type -> {
          String name = type.getBaseComponentType().getPackageName();
          return packages.contains(name) || name.startsWith("org.jspecify.");
        });
  }
}
