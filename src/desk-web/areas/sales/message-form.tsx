import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessagePreviews } from '#contracts/desk/messages.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { isKeyReused } from '../../platform/api/is-key-reused.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Modal } from '../../ui/modal.tsx'
import { useSaleAction } from './sale-queries.ts'

const WORDS = TEXTS.message

interface MessageFormProps {
  readonly tradeNumber: string
  readonly onClose: () => void
}

interface ChoiceProps extends MessageFormProps {
  readonly previews: MessagePreviews
}

/** The chosen template as its reader will see it, and the button that sends it. */
function Choice({ tradeNumber, previews: { language, messages }, onClose }: ChoiceProps) {
  const [chosen, setChosen] = useState(messages[0]?.template)
  // The same id for a second click, so that the seller gets one mail.
  const [messageId, setMessageId] = useState(() => crypto.randomUUID())
  const action = useSaleAction(tradeNumber)
  const preview = messages.find(({ template }) => template === chosen)
  if (!preview) return <p>{WORDS.none}</p>
  const send = () =>
    action.mutate(
      {
        path: `/desk/api/sales/${tradeNumber}/messages`,
        json: { template: preview.template, messageId },
        done: () => ({ text: WORDS.sent }),
      },
      {
        onSuccess: onClose,
        // The message that was chosen first was sent although nobody said so: this one is another.
        onError: (error) => {
          if (isKeyReused(error)) setMessageId(crypto.randomUUID())
        },
      },
    )
  return (
    <>
      <p className="text-ink-soft">{WORDS.lead(language)}</p>
      <label className="grid gap-1">
        <span className="text-ink-soft">{WORDS.choose}</span>
        <select
          value={preview.template}
          className="min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
          onChange={({ target }) =>
            setChosen(messages.find(({ template }) => template === target.value)?.template)
          }
        >
          {messages.map(({ template }) => (
            <option key={template} value={template}>
              {WORDS.templates[template]}
            </option>
          ))}
        </select>
      </label>
      <section aria-label={WORDS.preview} className="rounded-control bg-tint p-3">
        <p className="font-medium">{preview.subject}</p>
        <p className="mt-2 wrap-break-word whitespace-pre-line">{preview.text}</p>
      </section>
      <button
        type="button"
        className={`${DESK_BUTTON.primary} justify-self-end`}
        disabled={action.isPending}
        onClick={send}
      >
        {WORDS.send}
      </button>
    </>
  )
}

/** Writes to a seller from a template, after a preview of what they will read. */
export function MessageForm({ tradeNumber, onClose }: MessageFormProps) {
  const { data, error } = useQuery({
    queryKey: ['sale-messages', tradeNumber],
    queryFn: readFrom<MessagePreviews>(`/desk/api/sales/${tradeNumber}/messages`),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Modal
      label={WORDS.title}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit max-h-[90dvh] w-[min(36rem,94vw)] overflow-y-auto rounded-card"
    >
      <div className="grid gap-3 p-5">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-screen">{WORDS.title}</h2>
          <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
            {TEXTS.cancel}
          </button>
        </div>
        {error && <p role="alert">{describeError(error)}</p>}
        {!data && !error && <p role="status">{TEXTS.loading}</p>}
        {data && <Choice tradeNumber={tradeNumber} previews={data} onClose={onClose} />}
      </div>
    </Modal>
  )
}
