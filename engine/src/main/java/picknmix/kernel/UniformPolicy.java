package picknmix.kernel;

/** Every seat that can act is equally likely, and then each of its listed actions. */
public final class UniformPolicy<S extends State<S>> implements RandomPolicy<S> {
  private final Rules<S> rules;
  private final ActionList actions = new ActionList();
  private final Outcomes outcomes = new Outcomes();
  private int seat;

  public UniformPolicy(Rules<S> rules) {
    this.rules = rules;
  }

  @Override
  public long pick(S s, Rng rng) {
    seat = rules.turn(s);
    if (seat == Seat.CHANCE) {
      outcomes.clear();
      rules.chance(s, outcomes);
      return outcomes.draw(rng);
    }
    if (seat == Seat.ANYONE) {
      seat = rng.oneOf(rules.actors(s));
    }
    actions.clear();
    rules.legal(s, seat, actions);
    return actions.get(rng.below(actions.size()));
  }

  @Override
  public int seat() {
    return seat;
  }
}
