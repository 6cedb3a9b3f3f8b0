import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Notifications } from '#contract/admin/notifications.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { useNotifications } from './use-notifications.ts'

const news: Notifications = {
  asOf: '2026-01-01T08:00:00.000Z',
  counts: { messages: 2, 'associated-jobs': 1, vendors: 0 },
  latest: (['messages', 'associated-jobs', 'messages'] as const).map((collection, index) => ({
    collection,
    id: String(index),
    name: `Person ${index}`,
    reference: 'AB12CD34',
    createdAt: `2026-01-01T07:0${9 - index}:00.000Z`,
  })),
  told: [],
}

function News() {
  const { latest, counts, unseen, look, see, clear } = useNotifications({ id: 'sara' })
  return (
    <>
      <p>{`${unseen} unseen, ${counts.messages} messages`}</p>
      {latest.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
      <button onClick={look}>Look</button>
      <button onClick={() => void see(['messages'])}>Open the messages</button>
      <button onClick={clear}>Clear</button>
    </>
  )
}

/** The calls of the client, in order. */
async function open(answer: () => Promise<unknown>) {
  const { app, unmount } = await renderInApp(<></>, { language: 'en' })
  unmount()
  const asked: unknown[] = []
  const client: ApiClient = ({ method, path }, { body } = {}) => {
    asked.push(body === undefined ? `${method} ${path}` : body)
    return answer()
  }
  render(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <News />
    </InApp>,
  )
  return asked
}

afterEach(() => {
  vi.useRealTimers()
})

// ADMIN-6
test('what is new is asked for every minute', async () => {
  vi.useFakeTimers()
  const asked = await open(() => Promise.resolve({ data: news }))
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(0)
  expect(asked).toHaveLength(1)
  await pass(59_000)
  expect(asked).toHaveLength(1)
  await pass(1_000)
  expect(asked).toEqual(['GET /Admin/notifications', 'GET /Admin/notifications'])
})

// ADMIN-6
test('what is opened or cleared is seen at once, and the server is told until when', async () => {
  const asked = await open(() => Promise.resolve({ data: news }))
  const user = userEvent.setup()
  await screen.findByText('3 unseen, 2 messages')
  await user.click(screen.getByText('Open the messages'))
  screen.getByText('1 unseen, 0 messages')
  expect(screen.queryByText('Person 0')).toBeNull()
  screen.getByText('Person 1')
  await user.click(screen.getByText('Clear'))
  screen.getByText('0 unseen, 0 messages')
  expect(asked.slice(1)).toEqual([
    { collections: ['messages'], until: news.asOf },
    { collections: ['messages', 'associated-jobs', 'vendors'], until: news.asOf },
  ])
  await user.click(screen.getByText('Clear'))
  expect(asked).toHaveLength(3)
})

// ADMIN-6
test('a look takes the number away, not the list; without a connection nothing fails', async () => {
  let isLost = false
  await open(() =>
    isLost ? Promise.reject(new ApiFailure('x', 'network')) : Promise.resolve({ data: news }),
  )
  const user = userEvent.setup()
  await screen.findByText('3 unseen, 2 messages')
  await user.click(screen.getByText('Look'))
  screen.getByText('0 unseen, 2 messages')
  screen.getByText('Person 2')
  isLost = true
  await user.click(screen.getByText('Clear'))
  screen.getByText('0 unseen, 0 messages')
})
