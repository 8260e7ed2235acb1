import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { InboxItem } from '#contracts/desk/inbox.ts'
import { TEXTS } from '../../messages/texts.ts'
import { isKeyReused } from '../../platform/api/is-key-reused.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { buildItemQuery, useItemCall } from './inbox-queries.ts'

const TEXT = TEXTS.inbox

/** Answers by mail. The button says what becomes of the item. */
export function ReplyForm({ item }: { readonly item: InboxItem }) {
  const [text, setText] = useState('')
  // A second click sends nothing: the id stays until the answer is on its way.
  const [replyId, setReplyId] = useState(() => crypto.randomUUID())
  const call = useItemCall(String(item.id))
  const client = useQueryClient()
  const send = (event: FormEvent<HTMLFormElement>, status: 'waiting' | 'done') => {
    event.preventDefault()
    call.mutate(
      {
        path: `/desk/api/inbox/${item.id}/replies`,
        method: 'POST',
        json: { replyId, text, status },
        said: TEXT.sent,
      },
      {
        onSuccess: () => {
          setText('')
          setReplyId(crypto.randomUUID())
        },
        onError: (error) => {
          // The first version was sent although nobody said so: show it, and let this one be another answer.
          if (!isKeyReused(error)) return
          setReplyId(crypto.randomUUID())
          void client.invalidateQueries({ queryKey: buildItemQuery(String(item.id)).queryKey })
        },
      },
    )
  }
  if (item.email === null) return <p className="text-ink-soft">{TEXT.erased}</p>
  return (
    <Card title={TEXT.reply}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          send(event, submitter?.getAttribute('value') === 'done' ? 'done' : 'waiting')
        }}
      >
        <label className="grid gap-1">
          <span className="text-ink-soft">{TEXT.replyHint}</span>
          <textarea
            aria-label={TEXT.reply}
            required
            rows={8}
            maxLength={5_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="rounded-control border border-edge bg-card p-2"
          />
        </label>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="submit" value="waiting" className={DESK_BUTTON.secondary} disabled={call.isPending}>
            {TEXT.replyWaiting}
          </button>
          {!item.isFrozen && (
            <button type="submit" value="done" className={DESK_BUTTON.primary} disabled={call.isPending}>
              {TEXT.replyDone}
            </button>
          )}
        </div>
      </form>
    </Card>
  )
}
