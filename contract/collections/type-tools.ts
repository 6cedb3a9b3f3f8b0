/** An object type without fields. Not `unknown`, which would swallow a union. */
export type Nothing = Record<never, never>

/** The intersection of the members of a union. */
export type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never

/** The same fields as one object type. */
export type Flat<Whole> = { [Name in keyof Whole]: Whole[Name] }
