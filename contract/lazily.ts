/** An object whose further properties are made when each is first read. */
export function lazily<Made extends object, Known extends object>(
  makers: { [Name in keyof Made]: () => Made[Name] },
  known: Known,
): Known & Made {
  const all = { ...known }
  for (const name of Object.keys(makers) as (keyof Made)[])
    Object.defineProperty(all, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[name]()
        Object.defineProperty(all, name, { enumerable: true, value })
        return value
      },
    })
  // Every maker has become a property.
  return all as Known & Made
}
