import { expect, test } from 'vitest'
import type { Draft } from '#src/pwa/storage/admin-drafts.ts'
import { driversScreen } from '../../declarations/drivers.ts'
import type { AdminRecord } from '../column.ts'
import {
  beginEditing,
  type EditingEvent,
  filesOf,
  type RecordEditing,
  reduceEditing,
} from './record-editing.ts'

const record: AdminRecord = {
  id: 'r1',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  title: { ar: 'المراوح', en: 'Fans' },
  description: { ar: 'وصف', en: 'Text' },
  pictureId: null,
  order: 4,
}
/** A later version in which nothing that the form holds has changed. */
const touched = { ...record, version: 4 }
const changed = { ...record, version: 5, order: 9 }
const picture = { key: 'fan', width: 2, height: 1, color: '#000000', widths: [1, 2] }
const draft: Draft = {
  userId: 'sara',
  collection: 'drivers',
  recordId: 'r1',
  isNew: false,
  title: 'المراوح',
  path: '/admin/drivers',
  values: {},
  base: record,
  pictures: { p1: picture },
  dataSheets: { s1: 'TX.pdf' },
  savedAt: 1,
  seenAt: 1,
}

const begin = (from: { record?: AdminRecord; isNew?: true; isGone?: true; draft?: Draft } = {}) =>
  beginEditing(from.isNew ? undefined : (from.record ?? record), from.isGone ?? false, from.draft)
const after = (state: RecordEditing, ...events: EditingEvent[]) =>
  events.reduce((known, event) => reduceEditing(driversScreen.fields, known, event), state)

const refused: EditingEvent = { kind: 'refused' }
const gone: EditingEvent = { kind: 'gone' }
const stale: EditingEvent = { kind: 'stale', theirs: changed }
const resolved: EditingEvent = { kind: 'resolved' }
const closed: EditingEvent = { kind: 'closed' }
const discarded: EditingEvent = { kind: 'discarded' }
const saved: EditingEvent = { kind: 'saved', record: changed }
const heard = (now: AdminRecord): EditingEvent => ({ kind: 'heard', record: now })

const editing = { kind: 'editing' }
const conflict = { kind: 'conflict', theirs: changed }

test('an edit begins with the record, a new one with nothing', () => {
  expect(begin()).toEqual({
    phase: editing,
    base: record,
    current: record,
    draft: undefined,
    refusals: 0,
    files: { pictures: {}, dataSheets: {} },
  })
  expect(begin({ isNew: true })).toMatchObject({ base: undefined, current: undefined })
})

test('a draft goes on from the record that it was begun from, with its files', () => {
  expect(begin({ record: changed, draft })).toMatchObject({
    phase: editing,
    base: record,
    current: changed,
    draft,
    files: { pictures: { p1: picture }, dataSheets: { s1: 'TX.pdf' } },
  })
  // An older draft names no data sheets.
  const { dataSheets: _, ...older } = draft
  expect(begin({ draft: older }).files.dataSheets).toEqual({})
})

test.each<[string, EditingEvent[], Partial<RecordEditing>]>([
  ['a refusal is counted', [refused, refused], { refusals: 2, phase: { kind: 'editing' } }],
  ['saved, the edit goes on from what was saved', [saved], { base: changed }],
  [
    'a later version by someone else is a conflict',
    [stale],
    { phase: { kind: 'conflict', theirs: changed } },
  ],
  ['a resolved conflict goes on over their version', [stale, resolved], { base: changed }],
  ['a closed conflict goes on from what the edit began from', [stale, closed], { base: record }],
  ['a deleted record counts its attempts', [gone, gone], { phase: { kind: 'gone', attempts: 2 } }],
  [
    'a later state without a change is gone on from',
    [heard(touched)],
    { base: touched, current: touched },
  ],
  [
    'a later state with a change is known, no more',
    [heard(changed)],
    { base: record, current: changed },
  ],
  [
    'an earlier state is not heard',
    [heard(touched), heard(record)],
    { base: touched, current: touched },
  ],
  ['given up, the edit begins from what is known', [heard(changed), discarded], { base: changed }],
])('%s', (_name, events, expected) => {
  expect(after(begin(), ...events)).toMatchObject(expected)
})

test('a draft that is given up is none, whatever came before', () => {
  const state = begin({ draft, record: changed })
  expect(after(state, refused)).toMatchObject({ draft })
  expect(after(state, refused, discarded)).toMatchObject({ draft: undefined, base: changed })
})

test('a new record that is found and then given up goes on from what is stored', () => {
  expect(after(begin({ isNew: true }), heard(record), discarded).base).toBe(record)
})

test('files are known of the form, of its record, and of theirs in a conflict', () => {
  const sheet = (file: string) => ({ file, name: `${file}.pdf`, url: '/' })
  const mine = { ...record, pictures: { p2: picture }, dataSheet: sheet('s2') }
  const theirs = { ...changed, pictures: { p3: picture }, dataSheet: sheet('s3') }
  const state = begin({ draft: { ...draft, base: mine } })
  expect(filesOf(state)).toEqual({
    pictures: { p1: picture, p2: picture },
    dataSheets: { s1: 'TX.pdf', s2: 's2.pdf' },
  })
  expect(filesOf(after(state, { kind: 'stale', theirs }))).toEqual({
    pictures: { p1: picture, p2: picture, p3: picture },
    dataSheets: { s1: 'TX.pdf', s2: 's2.pdf', s3: 's3.pdf' },
  })
})

test('files that are stored are added to those of the draft', () => {
  const state = after(
    begin({ draft }),
    { kind: 'stored', files: { pictures: { p2: picture } } },
    { kind: 'stored', files: { dataSheets: { s2: 'TY.pdf' } } },
  )
  expect(state.files).toEqual({
    pictures: { p1: picture, p2: picture },
    dataSheets: { s1: 'TX.pdf', s2: 'TY.pdf' },
  })
})

test('a new record that is there already is edited, and may be in conflict', () => {
  const state = begin({ isNew: true })
  expect(after(state, heard(record))).toMatchObject({
    phase: editing,
    base: record,
    current: record,
  })
  expect(after(state, heard(record), stale)).toMatchObject({ phase: conflict, base: record })
})

test('a refusal while a conflict is open leaves it open, and is counted', () => {
  expect(after(begin(), stale, refused)).toMatchObject({ phase: conflict, refusals: 1 })
})

test('what was chosen of a conflict may be refused, or be in conflict again', () => {
  const chosen = after(begin(), stale, resolved)
  expect(chosen.phase).toEqual(editing)
  expect(after(chosen, refused)).toMatchObject({ phase: editing, base: changed, refusals: 1 })
  const theirs = { ...changed, version: 6, order: 1 }
  expect(after(chosen, { kind: 'stale', theirs })).toMatchObject({
    phase: { kind: 'conflict', theirs },
    base: changed,
  })
})

test('a record may be deleted while its conflict is resolved', () => {
  expect(after(begin(), stale, resolved, gone)).toMatchObject({
    phase: { kind: 'gone', attempts: 1 },
    base: changed,
  })
})

test('a conflict is open for what it shows, also where the record is heard of behind it', () => {
  const state = after(begin(), stale, heard(touched))
  expect(state).toMatchObject({ phase: conflict, base: touched, current: touched })
  expect(after(state, closed).base).toBe(touched)
  expect(after(state, resolved).base).toBe(changed)
})

test('a record that is restored is edited, from its later state where nothing has changed', () => {
  expect(after(begin(), gone, heard(touched))).toMatchObject({ phase: editing, base: touched })
  expect(after(begin(), gone, heard(changed))).toMatchObject({
    phase: editing,
    base: record,
    current: changed,
  })
})

test('a record that is deleted again after it was restored counts from one', () => {
  expect(after(begin({ isGone: true })).phase).toEqual({ kind: 'gone', attempts: 0 })
  expect(after(begin(), gone, gone, heard(touched), gone).phase).toEqual({
    kind: 'gone',
    attempts: 1,
  })
})

test('a deleted record stays deleted through refusals, a given up draft and stored files', () => {
  const stored: EditingEvent = { kind: 'stored', files: { pictures: { p2: picture } } }
  expect(after(begin({ isGone: true, draft }), refused, stored, discarded)).toMatchObject({
    phase: { kind: 'gone', attempts: 0 },
    refusals: 1,
    base: record,
    draft: undefined,
  })
})

test('a deleted record that the server saves, or has another version of, is there again', () => {
  expect(after(begin({ isGone: true }), saved)).toMatchObject({ phase: editing, base: changed })
  expect(after(begin({ isGone: true }), stale).phase).toEqual(conflict)
  expect(after(begin({ isGone: true }), stale, closed).phase).toEqual(editing)
})

test('an answer to a conflict that is no longer open changes nothing', () => {
  const state = after(begin(), gone)
  expect(after(state, resolved)).toBe(state)
  expect(after(state, closed)).toBe(state)
})
