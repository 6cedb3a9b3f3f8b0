import type { Call } from '#contract/endpoint.ts'
import type { ApiFailure } from '#contract/errors.ts'
import { referenceNumber } from '#contract/idempotency.ts'
import type { Language } from '#contract/locale.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import type { SubmissionNote } from '#src/i18n/submission-texts.ts'
import { beginDraft, readDraftId } from './draft-id.ts'
import { askToSend } from './outbox.ts'
import { isRefusal } from './storage/outbox/after-failure.ts'
import { newItem, type OutboxItem } from './storage/outbox/outbox-item.ts'
import type { Submission } from './storage/outbox/submission.ts'
import { announce, type OutboxNews } from './storage/outbox/outbox-news.ts'
import {
  type Addition,
  addItem,
  readOfDraft,
  withdrawDraft,
} from './storage/outbox/outbox-store.ts'
import { attempt, type Reason } from './storage/outbox/send-outbox.ts'

/**
 * The outcome of a submission. `kept`: the browser is offline, the item waits. `failed`: the form stays filled. `refused`:
 * the browser is offline and the item cannot be kept.
 */
export type SubmissionOutcome =
  | { kind: 'delivered'; id: string }
  | { kind: 'kept' }
  | { kind: 'failed'; failure: ApiFailure }
  | { kind: 'refused'; why: Exclude<Addition, 'stored' | 'delivered'> }

export interface SubmissionForm {
  /** The form should be cleared: its content is with the server, or waits for a connection. */
  onSent: (how: 'delivered' | 'kept') => void
  /** The form should hold a submission: one that still waits, or one that a person has chosen to edit. */
  onFound: (submission: Submission, why: 'waiting' | 'edit') => void
  /** Something is to be said to the person, who still sees the form. */
  tell: (outcome: SubmissionOutcome) => void
}

/** `saving`: what was pressed is not on the device yet, so that the page should not be closed. */
export type Busy = 'saving' | 'sending'

/** The form and its surroundings as they are now. */
export interface ShownForm extends SubmissionForm {
  client: ApiClient
  language: Language
  setNote: (note: SubmissionNote | undefined) => void
  setBusy: (busy: Busy | undefined) => void
  readTrap: () => { fields: Record<string, string>; wait: number }
  clearTrap: () => void
}

/** Milliseconds after which storage that did not answer is asked again. */
const askAgainAfter = 1000

/**
 * Sends the draft of one form by way of the outbox (OUTBOX-1 to OUTBOX-4). The item carries the draft's id and is stored
 * before the first attempt, so that any page that shows the draft finds it. A changed form is another draft.
 */
export class DraftSender {
  readonly #call: Call
  /** Undefined before anything was typed or sent. */
  #draft: string | undefined
  /** True once the draft may be shown, or its submission stored, elsewhere than in this form. */
  #isShared = false
  /** True while the draft's item is known to wait. */
  #isTied = false
  #isBusy = false
  /** The draft that the form says waits for a connection, until something else is typed. */
  #kept: string | undefined
  /** Undefined while the form is not on the page. */
  #form: ShownForm | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(call: Call) {
    this.#call = call
  }

  show(form: ShownForm): void {
    if (this.#form === undefined) {
      this.#draft = readDraftId(this.#call.id)
      this.#isShared = this.#draft !== undefined
    }
    this.#form = form
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.#form = undefined
  }

  /** A person has pressed 'send'. */
  submit(submission: Submission): Promise<void> {
    return this.#alone('saving', async (form) => {
      const { fields: trap, wait } = form.readTrap()
      const draft = this.#draft ?? this.#begin()
      this.#isShared = true
      form.setNote(undefined)
      const item = newItem(this.#call, form.language, submission, { draft, trap, wait })
      const addition = await addItem(item)
      if (addition === 'delivered') return this.#send(form, item, 'wished')
      this.#isTied = addition === 'stored' && draft === this.#draft
      if (addition !== 'stored') form.setNote({ kind: 'unsaved' })
      if (navigator.onLine) {
        form.setBusy('sending')
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        return this.#send(form, item, addition === 'stored' ? 'wished' : 'unkept')
      }
      if (addition !== 'stored') return { kind: 'refused', why: addition }
      announce({ kind: 'changed' })
      void askToSend()
      this.#sent(item, 'kept')
      return { kind: 'kept' }
    })
  }

  /** Also where its person has left the form meanwhile. */
  async #send(
    { client: send }: ShownForm,
    item: OutboxItem,
    reason: Reason,
  ): Promise<SubmissionOutcome | undefined> {
    const result = await attempt(item, reason, { send, now: Date.now })
    // The next form that shows the draft finds the item as it is.
    if (this.#form === undefined || result === 'skipped') return undefined
    if (result === 'delivered') {
      this.#sent(item, 'delivered')
      return { kind: 'delivered', id: item.id }
    }
    if (item.draft !== this.#draft) {
      void this.#withdraw(item.draft)
    } else if (isRefusal(result)) {
      this.#begin()
      this.#form.setNote(undefined)
      this.#form.clearTrap()
      void withdrawDraft(item.draft)
    } else {
      this.#isTied = reason !== 'unkept'
      this.#form.setNote({ kind: this.#isTied ? 'retrying' : 'unsaved' })
      if (this.#isTied) void askToSend()
    }
    return { kind: 'failed', failure: result }
  }

  /** The form's submission is with the server, or waits for a connection. */
  #sent({ id, draft }: { id: string; draft: string }, how: 'delivered' | 'kept'): void {
    if (draft !== this.#draft)
      return this.#form?.setNote(how === 'delivered' ? { kind: 'changedSince' } : undefined)
    // The next page that shows the draft finds what waits.
    if (this.#form === undefined) return
    this.#begin()
    this.#kept = how === 'kept' ? draft : undefined
    this.#form.setNote({ kind: 'reference', reference: referenceNumber(id) })
    this.#form.onSent(how)
  }

  /** A person has edited the form: what it holds is another draft than the one that was sent. */
  changed(): void {
    this.#kept = undefined
    const old = this.#draft
    if (old !== undefined && !this.#isShared) return
    this.#begin()
    // A submission that is under way is withdrawn once it has failed: until then it may well arrive.
    if (old !== undefined && !this.#isBusy) void this.#withdraw(old)
  }

  async #withdraw(draft: string): Promise<void> {
    this.#form?.setNote(undefined)
    const mayHaveArrived = await withdrawDraft(draft)
    if (mayHaveArrived && !this.#isShared) this.#form?.setNote({ kind: 'superseded' })
  }

  /** An item of the list goes back into the form: sent unchanged it is the same submission still. */
  reopen(item: OutboxItem): void {
    this.#kept = undefined
    this.#begin(item.draft)
    this.#isShared = true
    this.#form?.setNote(undefined)
    this.#form?.onFound(item, 'edit')
    void withdrawDraft(item.draft)
  }

  hear(news: OutboxNews): void {
    if (news.kind === 'changed' && this.#isTied) void this.follow()
    if (news.kind === 'delivered' && news.draft === this.#draft && !this.#isBusy)
      this.#sent(news, 'delivered')
    if (news.kind !== 'delivered' || news.draft !== this.#kept) return
    // The form still says that it will be sent.
    this.#kept = undefined
    this.#form?.onSent('delivered')
  }

  /** Finds out what has become of the draft's submission. Storage that cannot be read is never taken for empty. */
  async follow(): Promise<void> {
    const draft = this.#draft
    if (draft === undefined || !this.#isShared || this.#isBusy) return
    const stored = await readOfDraft(draft)
    if (this.#form === undefined || this.#isBusy || draft !== this.#draft) return
    if (stored === 'unreadable') {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.follow(), askAgainAfter)
      return
    }
    const wasTied = this.#isTied
    this.#isTied = stored !== undefined
    if (stored === undefined) {
      if (wasTied) this.#form.setNote({ kind: 'withdrawn' })
      return
    }
    if (stored.state === 'delivered') return this.#sent(stored, 'delivered')
    this.#form.setNote(stored.state === 'waiting' ? { kind: 'retrying' } : undefined)
    if (wasTied) return
    this.#form.onFound(stored, 'waiting')
    if (stored.state === 'waiting' && stored.nextAttemptAt <= Date.now() && navigator.onLine)
      await this.#resume(stored)
  }

  /** Goes on with what a page before this one has begun: the person sees that it is being sent. */
  async #resume(item: OutboxItem): Promise<void> {
    await this.#alone('sending', async (form) => {
      const outcome = await this.#send(form, item, 'planned')
      const isWaiting = outcome?.kind === 'failed' && !isRefusal(outcome.failure)
      return isWaiting ? undefined : outcome
    })
    // Another may have attempted it instead.
    return this.follow()
  }

  #begin(id?: string): string {
    this.#isShared = false
    this.#isTied = false
    this.#draft = beginDraft(this.#call.id, id)
    return this.#draft
  }

  /** Does nothing where something is under way already. */
  async #alone(
    busy: Busy,
    work: (form: ShownForm) => Promise<SubmissionOutcome | undefined>,
  ): Promise<void> {
    if (this.#form === undefined || this.#isBusy) return
    this.#isBusy = true
    this.#form.setBusy(busy)
    const outcome = await work(this.#form).finally(() => {
      this.#isBusy = false
      this.#form?.setBusy(undefined)
    })
    if (outcome !== undefined) this.#form?.tell(outcome)
  }
}
