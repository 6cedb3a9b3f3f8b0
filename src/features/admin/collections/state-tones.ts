export type Tone = 'new' | 'open' | 'good' | 'bad' | 'warning'

/** The tone of each state: staff tell at a glance new submissions from those under way and those ended. */
export const stateTones: Record<string, Tone> = {
  new: 'new',
  open: 'open',
  reviewed: 'open',
  interview: 'open',
  offer: 'open',
  'under-review': 'open',
  'more-asked': 'open',
  answered: 'good',
  hired: 'good',
  approved: 'good',
  refused: 'bad',
  spam: 'bad',
  signInFailed: 'bad',
  missing: 'warning',
}
