import { type FormEvent, useEffect, useRef, useState } from 'react'
import { TEXTS } from '../messages/texts.ts'
import { useShortcut } from '../platform/keys/shortcuts.ts'
import { DESK_BUTTON } from '../ui/button-style.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { type ListColumn, listChoices } from './list-column.ts'
import { toggleValue } from './list-state.ts'
import type { SavedViews } from './saved-views.ts'
import type { ListAddress } from './use-list-address.ts'
import { selectColumns } from './use-list-table.ts'

export interface ListToolbarProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly rows: readonly Row[]
  readonly address: ListAddress
  readonly saved: SavedViews
}

const CHOICE =
  'flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-tint max-md:min-h-11'

interface ChoiceProps {
  readonly label: string
  readonly detail?: string
  readonly isChosen: boolean
  readonly onChange: () => void
}

const Choice = ({ label, detail, isChosen, onChange }: ChoiceProps) => (
  <label className={CHOICE}>
    <input type="checkbox" checked={isChosen} onChange={onChange} className="size-4 accent-accent" />
    <span className="min-w-0 flex-1">{label}</span>
    {detail && <span className="figures text-tiny text-ink-soft">{detail}</span>}
  </label>
)

function FilterMenu<Row>({
  column,
  rows,
  address,
}: { readonly column: ListColumn<Row> } & Pick<ListToolbarProps<Row>, 'rows' | 'address'>) {
  const { filters } = address.state
  const chosen = filters[column.id] ?? []
  const choices = listChoices(column, rows)
  if (choices.length === 0 && chosen.length === 0) return null
  const choose = (values: readonly string[]) =>
    address.change({ filters: { ...filters, [column.id]: values } })
  return (
    <Menu
      label={column.title}
      side="left"
      variant="secondary"
      button={
        <>
          {column.title}
          {chosen.length > 0 && (
            <span className="figures rounded-full bg-accent px-1.5 text-tiny text-on-accent">
              {chosen.length}
            </span>
          )}
          <DeskIcon name="chevron" className="size-3" />
        </>
      }
    >
      {choices.map(({ value, name, count }) => (
        <Choice
          key={value}
          label={name}
          detail={String(count)}
          isChosen={chosen.includes(value)}
          onChange={() => choose(toggleValue(chosen, value))}
        />
      ))}
      {chosen.length > 0 && (
        <button type="button" className={`${DESK_BUTTON.quiet} mt-1 w-full`} onClick={() => choose([])}>
          {TEXTS.lists.clearFilter}
        </button>
      )}
    </Menu>
  )
}

function ColumnMenu<Row>({ columns, address }: Pick<ListToolbarProps<Row>, 'columns' | 'address'>) {
  const shown = selectColumns(columns, address.state.columns).map(({ id }) => id)
  return (
    <Menu
      label={TEXTS.lists.columns}
      button={
        <>
          <DeskIcon name="columns" />
          <span className="max-md:sr-only">{TEXTS.lists.columns}</span>
        </>
      }
    >
      {columns.slice(1).map(({ id, title }) => (
        <Choice
          key={id}
          label={title}
          isChosen={shown.includes(id)}
          onChange={() => address.change({ columns: toggleValue(shown, id) })}
        />
      ))}
    </Menu>
  )
}

function ViewMenu({ address, saved }: Pick<ListToolbarProps<unknown>, 'address' | 'saved'>) {
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    saved.save({ name: name.trim(), query: address.query })
    setName('')
  }
  return (
    <Menu
      label={TEXTS.lists.views}
      button={
        <>
          <DeskIcon name="bookmark" />
          <span className="max-md:sr-only">{TEXTS.lists.views}</span>
        </>
      }
    >
      <ul>
        <li>
          <button type="button" className={`${CHOICE} w-full text-left`} onClick={() => address.open('')}>
            {TEXTS.lists.usualView}
          </button>
        </li>
        {saved.views.map((view) => (
          <li key={view.name} className="flex items-center">
            <button
              type="button"
              className={`${CHOICE} min-w-0 flex-1 text-left`}
              aria-current={view.query === address.query}
              onClick={() => address.open(view.query)}
            >
              <span className="truncate">{view.name}</span>
              {view.query === address.query && <DeskIcon name="tick" />}
            </button>
            <button
              type="button"
              className={DESK_BUTTON.quiet}
              aria-label={TEXTS.lists.removeView(view.name)}
              onClick={() => saved.remove(view.name)}
            >
              <DeskIcon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={save} className="mt-2 flex gap-2 border-t border-line pt-2">
        <input
          aria-label={TEXTS.lists.viewName}
          placeholder={TEXTS.lists.viewName}
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
          className="min-h-9 w-full min-w-0 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
        />
        <button type="submit" className={DESK_BUTTON.secondary}>
          {TEXTS.lists.saveView}
        </button>
      </form>
    </Menu>
  )
}

/** What is in the field. The address follows it a moment later, and may change by itself. */
function useTyped(text: string) {
  const [typed, setTyped] = useState(text)
  const sent = useRef(text)
  useEffect(() => {
    if (text === sent.current) return
    sent.current = text
    setTyped(text)
  }, [text])
  const type = (next: string) => {
    sent.current = next
    setTyped(next)
  }
  return [typed, type] as const
}

/** Above a list: what is shown of it, in which order and with which columns. */
export function ListToolbar<Row>({ columns, rows, address, saved }: ListToolbarProps<Row>) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTyped(address.state.text)
  const shown = selectColumns(columns, address.state.columns).map(({ id }) => id)
  useShortcut({ keys: 'f', label: TEXTS.lists.keys.filter, group: 'list' }, () => field.current?.focus())
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <input
        ref={field}
        type="search"
        aria-label={TEXTS.lists.filter}
        placeholder={TEXTS.lists.filter}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          address.change({ text: target.value })
        }}
        className="min-h-9 w-56 rounded-control border border-edge bg-card px-3 max-md:min-h-11 max-md:w-full"
      />
      {columns
        .filter(({ id, nameChoice }) => nameChoice && (shown.includes(id) || address.state.filters[id]))
        .map((column) => (
          <FilterMenu key={column.id} column={column} rows={rows} address={address} />
        ))}
      <span className="flex-1 max-md:hidden" />
      <ColumnMenu columns={columns} address={address} />
      <ViewMenu address={address} saved={saved} />
    </div>
  )
}
