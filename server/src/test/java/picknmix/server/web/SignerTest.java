package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.server.table.Player;

final class SignerTest {
  private static final Signer SIGNER = new Signer("the server's own");

  @Test
  void whatWasSignedComesBack() {
    assertThat(SIGNER.verify(SIGNER.sign("Żółć {\"a\":1}"))).isEqualTo("Żółć {\"a\":1}");
  }

  @Test
  void whatWasChangedDoesNot() {
    String signed = SIGNER.sign("Ola");
    String signature = signed.substring(signed.indexOf('.'));
    String changed = SIGNER.sign("Ala").substring(0, 4) + signature;
    assertThat(SIGNER.verify(changed)).isNull();
    assertThat(new Signer("another's").verify(signed)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "T2xh", "T2xh.", "T2xh.!", "!.T2xh", "a.b.c"})
  void nonsenseIsNothing(String nonsense) {
    assertThat(SIGNER.verify(nonsense)).isNull();
  }

  @Test
  void aCookieThatNoLongerFitsTheRulesIsNone() {
    PlayerCookie cookie = new PlayerCookie(SIGNER, false);
    assertThat(cookie.read(SIGNER.sign("{\"name\":\"\",\"color\":\"red\",\"avatar\":\"x\"}")))
        .isNull();
    assertThat(cookie.read(SIGNER.sign("[]"))).isNull();
    assertThat(cookie.read(null)).isNull();
  }

  @Test
  void aCookieWithoutAnIdIsTheSamePersonWheneverItComes() {
    PlayerCookie cookie = new PlayerCookie(SIGNER, false);
    String old = SIGNER.sign("{\"name\":\"Ola\",\"color\":\"#c2185b\",\"avatar\":\"fox\"}");
    PlayerCookie.Known known = cookie.read(old);
    assertThat(known.stale()).isTrue();
    assertThat(cookie.read(old)).isEqualTo(known);
    String written = cookie.write(known.player(), known.id());
    String value = written.substring(written.indexOf('=') + 1, written.indexOf(';'));
    assertThat(cookie.read(value))
        .isEqualTo(new PlayerCookie.Known(known.player(), known.id(), false));
    assertThat(cookie.newId()).isNotEqualTo(cookie.newId());
  }

  @Test
  void aCookieIsForServersOnlyAndSecureWhereThatIsPossible() {
    Player ola = new Player("Ola", "#c2185b", Player.AVATARS.getFirst());
    String plain = new PlayerCookie(SIGNER, false).write(ola, "7");
    assertThat(plain).contains("; HttpOnly", "; SameSite=Lax", "; Path=/").doesNotContain("Secure");
    assertThat(new PlayerCookie(SIGNER, true).write(ola, "7")).endsWith("; Secure");
  }
}
