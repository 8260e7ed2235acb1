import { type FormEvent, useState } from 'react'
import type { SaleNote } from '#contracts/desk/notes.ts'
import type { Sale } from '#contracts/desk/sale.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Moment } from '../../ui/moment.tsx'
import { useSaleAction } from './sale-queries.ts'

const WORDS = TEXTS.sale.notes

/** What colleagues should know. A deleted note can be put back. */
export function NotesCard({ sale }: { readonly sale: Sale }) {
  const [text, setText] = useState('')
  const action = useSaleAction<Partial<SaleNote>>(sale.tradeNumber)
  const path = `/desk/api/sales/${sale.tradeNumber}/notes`
  const add = (note: string) =>
    action.mutate({ path, json: { text: note }, done: () => ({ text: WORDS.added }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    add(text)
    setText('')
  }
  const remove = ({ id, text: removed }: SaleNote) =>
    action.mutate({
      path: `${path}/${id}`,
      method: 'DELETE',
      done: () => ({ text: WORDS.removed, action: { label: WORDS.undo, run: () => add(removed) } }),
    })
  return (
    <Card title={WORDS.title}>
      <form onSubmit={submit} className="grid justify-items-start gap-2">
        <textarea
          aria-label={WORDS.field}
          placeholder={WORDS.field}
          rows={2}
          maxLength={2_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="w-full rounded-control border border-edge bg-card px-2 py-1"
        />
        <p className="text-tiny text-ink-soft">{WORDS.hint}</p>
        <button type="submit" className={DESK_BUTTON.secondary} disabled={action.isPending}>
          {WORDS.add}
        </button>
      </form>
      <ul className="mt-2">
        {sale.notes.map((note) => (
          <li key={note.id} className="border-t border-line py-2">
            <div className="flex items-start gap-2">
              <p className="min-w-0 flex-1 wrap-break-word whitespace-pre-line">{note.text}</p>
              {note.isOwn && (
                <button
                  type="button"
                  className={DESK_BUTTON.quiet}
                  aria-label={WORDS.remove}
                  onClick={() => remove(note)}
                >
                  <DeskIcon name="close" />
                </button>
              )}
            </div>
            <p className="text-tiny text-ink-soft">
              <Moment iso={note.writtenAt} /> {WORDS.by(note.author)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
