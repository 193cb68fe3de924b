/** Cukierki: make whole candies with your tiles and take what they touch (docs/rules, CU). */
@NullMarked
package picknmix.games.cukierki;

import org.jspecify.annotations.NullMarked;
