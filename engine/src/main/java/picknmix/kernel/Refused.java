package picknmix.kernel;

/** Something was asked that cannot be done; the message tells a person why. Nothing has changed. */
public final class Refused extends RuntimeException {
  /** What kind of mistake it was, in the words of docs/engine-protocol.md. */
  public enum Code {
    BAD_JSON("bad-json"),
    UNKNOWN_COMMAND("unknown-command"),
    BAD_REQUEST("bad-request"),
    NO_GAME("no-game"),
    BAD_STATE("bad-state"),
    OVER("over"),
    BAD_ACTION("bad-action"),
    NOT_YOUR_TURN("not-your-turn"),
    ILLEGAL_ACTION("illegal-action"),
    INTERNAL("internal");

    private final String text;

    Code(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  private final Code code;

  public Refused(Code code, String message) {
    super(message);
    this.code = code;
  }

  public static Refused badRequest(String message) {
    return new Refused(Code.BAD_REQUEST, message);
  }

  public static Refused badAction(String message) {
    return new Refused(Code.BAD_ACTION, message);
  }

  public Code code() {
    return code;
  }

  /** The message; unlike {@link #getMessage} it is never null. */
  public String reason() {
    String message = getMessage();
    return message == null ? code.text() : message;
  }
}
