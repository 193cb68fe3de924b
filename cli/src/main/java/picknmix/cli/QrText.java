package picknmix.cli;

import io.nayuki.qrcodegen.QrCode;

/** A QR code drawn with the half blocks that terminals have, dark on light whatever the theme. */
final class QrText {
  /** Readers want some light around the code. */
  private static final int MARGIN = 2;

  private static final String DARK_ON_LIGHT = "\u001b[30;107m";
  private static final String AS_BEFORE = "\u001b[0m";

  private QrText() {}

  static String of(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
    StringBuilder lines = new StringBuilder();
    for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
      lines.append(DARK_ON_LIGHT);
      for (int x = -MARGIN; x < code.size + MARGIN; x++) {
        lines.append(block(code.getModule(x, y), code.getModule(x, y + 1)));
      }
      lines.append(AS_BEFORE).append('\n');
    }
    return lines.toString();
  }

  private static char block(boolean upper, boolean lower) {
    if (upper) {
      return lower ? '█' : '▀';
    }
    return lower ? '▄' : ' ';
  }
}
