package picknmix.cli;

import java.io.IOException;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jspecify.annotations.Nullable;

/** How far some long work has come: a bar on standard error, if that is a terminal. */
final class Progress implements AutoCloseable {
  private final @Nullable ProgressBar bar;

  Progress(String task, int steps) {
    int width = terminalWidth();
    bar =
        width == 0
            ? null
            : new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(250)
                .setConsumer(new ConsoleProgressBarConsumer(System.err, width - 1))
                .clearDisplayOnFinish()
                .build();
  }

  void step() {
    if (bar != null) {
      bar.step();
    }
  }

  /** A few words behind the bar. */
  void say(String words) {
    if (bar != null) {
      bar.setExtraMessage(words);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }

  private static int terminalWidth() {
    try {
      TerminalProvider terminals = TerminalProvider.load("ffm");
      return terminals.isSystemStream(SystemStream.Error)
          ? terminals.systemStreamWidth(SystemStream.Error)
          : 0;
    } catch (IOException noTerminal) {
      return 0;
    }
  }
}
