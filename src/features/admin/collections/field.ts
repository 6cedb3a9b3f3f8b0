import type { AdminText } from './column.ts'

interface Labelled {
  label: (t: AdminText) => string
  /** The text below the field, such as what happens when it is left out. */
  hint?: (t: AdminText) => string
  /** The heading of the fields from here on, where a form is long. */
  group?: (t: AdminText) => string
  /** Decides by the form's values whether the field is asked for; always unless told. */
  when?: (values: Readonly<Record<string, unknown>>) => boolean
}

/** A choice from stable words. */
export interface ChoiceOptions {
  options: readonly string[]
  text: (code: string, t: AdminText) => string
}

/** A field of a collection's form, and how it is entered; the contract decides which values it may hold. */
export type FormField<Name extends string = string> = Labelled &
  (
    | { kind: 'localized'; long?: boolean; optional?: boolean }
    /** Short texts in each language, one a line. */
    | { kind: 'points' }
    /** Texts, one a line. */
    | { kind: 'lines'; of: 'phone' | 'number' }
    /** Whole numbers: only digits can be typed. */
    | { kind: 'order' }
    | { kind: 'number' }
    /** `pair` is the latitude and the longitude that it is one of: a text that tells both fills in both. */
    | { kind: 'decimal'; pair?: readonly [latitude: Name, longitude: Name] }
    /** Two decimals, the smaller and the larger. */
    | { kind: 'range' }
    | { kind: 'text' | 'link' | 'email' | 'phone' | 'day' | 'slug'; optional?: boolean }
    | { kind: 'notes'; optional?: boolean }
    | { kind: 'flag' }
    | ({ kind: 'choice' } & ChoiceOptions)
    /** Somebody whose roles may write the collection, by the account's id; or nobody. */
    | { kind: 'person' }
    /** Any of the labels. */
    | { kind: 'labels' }
    /** Records of another collection, in order; where they are `counted`, each with how many there are of it. */
    | { kind: 'records'; to: ReferenceName; counted?: true; maximum: number }
    /** Any country, by its code. */
    | { kind: 'country' }
    /** A record of another collection, by its id. */
    | { kind: 'reference'; to: ReferenceName; optional?: boolean }
    /** `shape` is width over height of where it is shown; free unless given. `alt` is the field of what it shows. */
    | { kind: 'picture'; shape?: number; alt?: string; required?: boolean }
    /** Pictures with what each shows, in each language. */
    | { kind: 'pictures'; shape?: number; maximum: number }
    /** In each language, what was counted and how much of it, one a line with a colon between. */
    | { kind: 'pairs' }
    /** When a branch is open: a week, and days that are none. */
    | { kind: 'hours' }
    /** The models of a product, with their curves. */
    | { kind: 'models' }
    /** A PDF that visitors can read. */
    | { kind: 'dataSheet' }
  )

/** The same with the field of the contract that it is for. */
export type FormFieldDeclaration<Name extends string = string> = FormField<Name> & { name: Name }

/** The collections whose records a field or a filter can name. */
export type ReferenceName = 'services' | 'products' | 'vacancies' | 'people' | 'labels' | 'branches'
export type FieldKind = FormFieldDeclaration['kind']
