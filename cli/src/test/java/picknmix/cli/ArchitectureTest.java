package picknmix.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
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
import picknmix.kernel.Game;

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
    "picknmix.review..",
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
        .that(not(resideInAPackage("picknmix.games..")))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(A_GAME)
        .because("a fifth game changes nothing but the registry")
        .check(ALL);
  }

  // ---- the rooms of a game, where it has so much that they help: docs/architecture.md

  @Test
  void onlyTheGameItselfAndItsPuzzlesKnowItsBots() {
    noClasses()
        .that(
            areInAGame()
                .and(not(resideInAnyPackage(room("bot"), room("puzzle"))))
                .and(not(areTheGameItself())))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(room("bot"))
        .because("what bots think must not matter to anything else but how hard a puzzle is")
        .check(ALL);
  }

  @Test
  void theBoxKnowsNoRule() {
    onlyKnows("box");
  }

  @Test
  void theMapKnowsTheBox() {
    onlyKnows("map", "box");
  }

  @Test
  void theRulesKnowMapAndBox() {
    onlyKnows("rules", "map", "box");
  }

  @Test
  void theInsightKnowsTheRules() {
    onlyKnows("insight", "rules", "map", "box");
  }

  @Test
  void rulesAndStatesDoNotKnowTheirJson() {
    noClasses()
        .that(areInAGame())
        .and()
        .haveNameMatching(".*(Rules|State|Refusals|Notation|Event)")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(room("json"))
        .check(ALL);
  }

  @Test
  void roomsDoNotKnowTheGameThatTheyArePartOf() {
    noClasses()
        .that()
        .resideInAPackage("picknmix.games.*.*..")
        .should()
        .dependOnClassesThat(areInAGame().and(areTheGameItself()))
        .check(ALL);
  }

  @Test
  void thereAreNoCyclesBetweenRooms() {
    slices().matching("picknmix.games.(*).(*)..").should().beFreeOfCycles().check(ALL);
  }

  /** Of its game, the room knows itself and those other rooms. */
  private static void onlyKnows(String room, String... others) {
    DescribedPredicate<JavaClass> known = resideInAPackage(room(room));
    for (String other : others) {
      known = known.or(resideInAPackage(room(other)));
    }
    noClasses()
        .that()
        .resideInAPackage(room(room))
        .should()
        .dependOnClassesThat(areInAGame().and(not(known)))
        .check(ALL);
  }

  private static String room(String name) {
    return "picknmix.games.*." + name + "..";
  }

  private static DescribedPredicate<JavaClass> areInAGame() {
    return resideInAPackage(A_GAME);
  }

  /** The class that puts a game's parts together. */
  private static DescribedPredicate<JavaClass> areTheGameItself() {
    return describe("are the game itself", type -> type.isAssignableTo(Game.class));
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
  void aReviewSeesTheKernelOnly() {
    noClasses()
        .that()
        .resideInAPackage("picknmix.review..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("picknmix.games..", "picknmix.bots..", "picknmix.protocol..")
        .because("a game explains itself through its Tutor")
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
