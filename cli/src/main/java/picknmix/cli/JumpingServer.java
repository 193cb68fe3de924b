package picknmix.cli;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import picknmix.server.match.Time;
import picknmix.server.match.WallTime;
import picocli.CommandLine;

/** The server in a world where somebody keeps setting the clock: for trials only. */
final class JumpingServer {
  private JumpingServer() {}

  public static void main(String[] args) {
    String[] own = Arrays.copyOfRange(args, 1, args.length);
    System.exit(new CommandLine(new ServeCommand(new JumpingTime())).execute(own));
  }

  /** The date is another twice a second, by up to a day; no other time can jump on a computer. */
  private static final class JumpingTime implements Time {
    private static final int STEP = 500;

    private final Time real = new WallTime();

    @Override
    public long now() {
      return real.now();
    }

    @Override
    public long date() {
      long day = TimeUnit.DAYS.toMillis(1);
      return real.date() + new SplittableRandom(real.now() / STEP).nextLong(-day, day);
    }

    @Override
    public void at(long millis, Runnable task) {
      real.at(millis, task);
    }
  }
}
