package picknmix.server.table;

/** How to settle who was first when nobody can tell: in seat order, or by a coin of the seed's. */
public enum Ties {
  SEAT,
  COIN
}
