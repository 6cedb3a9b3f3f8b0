import { hasUnsavedWork } from './unsaved-work.ts'

const channelName = 'pwa-tabs'
/** Milliseconds that the other tabs have to answer; tabs asleep are taken to have nothing to lose. */
const patience = 400

/** The question that this tab itself is asking: channels deliver within a tab, too. */
let ownQuestion: string | undefined

type TabMessage = { ask: string } | { unsavedWorkFor: string }

/** Answers other tabs that ask whether this one holds unsaved work. */
export function answerOtherTabs(): void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if ('ask' in data && data.ask !== ownQuestion && hasUnsavedWork())
      channel.postMessage({ unsavedWorkFor: data.ask })
  })
}

/** Resolves to true when another tab of this site holds unsaved work. */
export function otherTabHasUnsavedWork(): Promise<boolean> {
  const channel = new BroadcastChannel(channelName)
  const question = crypto.randomUUID()
  ownQuestion = question
  return new Promise((resolve) => {
    const answer = (unsaved: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(unsaved)
    }
    const timer = setTimeout(() => answer(false), patience)
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if ('unsavedWorkFor' in data && data.unsavedWorkFor === question) answer(true)
    })
    channel.postMessage({ ask: question } satisfies TabMessage)
  })
}
