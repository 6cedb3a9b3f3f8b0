/** A text in each language. */
export type TextKind =
  /** Required in the default language; what is missing is called a title. */
  | 'title'
  /** The same, called a description, and longer. */
  | 'description'
  /** The name of a company or a place. */
  | 'name'
  | 'shortText'
  | 'longText'
  /** May be left out. */
  | 'optionalText'
  /** The description of a record's picture. */
  | 'alternative'

/** A list in each language. */
export type ListKind =
  /** Short texts. */
  | 'points'
  /** Labels, each with its value and unit. */
  | 'quantities'

/** A text in no language. */
export type WordKind =
  /** An address of the web or a path of this site. */
  | 'link'
  | 'email'
  /** Visitors get it as its country prints it. */
  | 'phone'
  /** A phone number that a link dials, as it was typed. */
  | 'whatsApp'
  /** ISO 3166-1 alpha-2. */
  | 'country'
  /** `yyyy-mm-dd`. */
  | 'day'

export type ValueKind =
  | 'phones'
  | 'year'
  /** From the smallest model to the largest. */
  | 'range'
  /** Whole millimetres, ascending. */
  | 'sizes'
  | 'flag'
  | 'openingHours'

export type CountKind =
  /** A whole number from 0 to `maximum`. */
  | 'count'
  /** Degrees up to `maximum`, of either sign. */
  | 'degrees'

/** The kinds of field that visitors never get. */
export type StaffKind =
  /** The id of a service. */
  | 'service'
  /** Notes of staff for themselves. */
  | 'notes'
  /** The place of a record among the others. */
  | 'order'
  /** The id of an account whose roles may write the collection; empty for nobody. */
  | 'person'
  /** The day until which something should be done, `yyyy-mm-dd`; empty for none. */
  | 'dueDay'
  /** The ids of labels. */
  | 'labels'
  /** The models of a product with their curves. Visitors read those of all products by a call of its own. */
  | 'fanModels'

export type ShownKind = 'text' | 'texts' | 'count' | 'requestedLines'
