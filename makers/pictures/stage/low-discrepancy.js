/** The `index`-th point of the R2 sequence: evenly spread in the unit square at any count. */
export function r2(index, seed = 0) {
  return [
    (0.5 + seed + index * 0.7548776662466927) % 1,
    (0.5 + seed * 1.7 + index * 0.5698402909980532) % 1,
  ]
}

/** A point of the unit disc from a point of the unit square. */
export function onDisc([u, v]) {
  const radius = Math.sqrt(u)
  return [radius * Math.cos(2 * Math.PI * v), radius * Math.sin(2 * Math.PI * v)]
}

/** A repeatable stream of numbers in [0, 1), so that a picture comes out alike each time. */
export function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
