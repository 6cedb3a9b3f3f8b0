import { expect, test } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { answeredMessage, answeredMessages } from './answered-messages.ts'

const failing = (body: unknown) => new ApiFailure('Login', 'server', { status: 400, body })

// SESSION-13
test.each([
  [{ errors: ['first', 'second'], data: { x: 'data' }, message: 'message' }, 'first'],
  [{ errors: { email: ['of a field'] }, message: 'message' }, 'of a field'],
  [{ errors: [], data: { count: 1, reason: 'in data' }, message: 'message' }, 'in data'],
  [{ message: 'message', code: 'c' }, 'message'],
  ['a plain text', 'a plain text'],
  [{ code: 'c' }, undefined],
  [undefined, undefined],
])('a failed login that answers %j says %s', (body, expected) => {
  expect(answeredMessage(failing(body))).toBe(expected)
})

// SESSION-14
test.each([
  [{ errors: ['first', 'second'], message: 'message' }, ['first', 'second']],
  [{ errors: { a: ['one'], b: ['two'] } }, ['one', 'two']],
  [{ data: { a: 'of data' }, message: 'message' }, ['of data']],
  [{ message: 'message' }, ['message']],
  [{}, []],
])('the generic toasts of %j are %j', (body, expected) => {
  expect(answeredMessages(failing(body))).toEqual(expected)
})

test('what is no failure of a call says nothing', () => {
  expect(answeredMessage(new Error('boom'))).toBeUndefined()
  expect(answeredMessages('boom')).toEqual([])
})
