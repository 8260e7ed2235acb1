import { type FormEvent, useState } from 'react'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ChoiceField, LineField, MomentField } from '../../ui/fields.tsx'
import { Screen } from '../../ui/screen.tsx'

const T = TEXTS.vouchers

interface Typed {
  readonly code: string
  readonly kind: 'FIXED' | 'PERCENT'
  readonly value: string
  readonly currency: string
  readonly minTotal: string
  readonly maxValue: string
  readonly categories: readonly string[]
  readonly modes: readonly string[]
  readonly variants: readonly string[]
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly perCustomer: string
}

const EMPTY: Typed = {
  code: '',
  kind: 'FIXED',
  value: '',
  currency: 'EUR',
  minTotal: '0',
  maxValue: '',
  categories: [],
  modes: [],
  variants: [],
  validFrom: null,
  validTo: null,
  perCustomer: '1',
}

const toNumber = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed))

/** The voucher as the operator's file has it. What is missing is left for the server to name. */
function toEntry({ kind, maxValue, ...typed }: Typed) {
  const entry = {
    ...typed,
    kind,
    value: toNumber(typed.value),
    minTotal: toNumber(typed.minTotal) ?? 0,
    perCustomer: toNumber(typed.perCustomer),
    validFrom: typed.validFrom ?? undefined,
  }
  return kind === 'PERCENT' ? { ...entry, maxValue: toNumber(maxValue) ?? null } : entry
}

interface ChoicesProps {
  readonly legend: string
  readonly all: readonly string[]
  readonly chosen: readonly string[]
  readonly name: (value: string) => string
  readonly onChange: (chosen: readonly string[]) => void
  readonly problem?: string | undefined
}

const Choices = ({ legend, all, chosen, name, onChange, problem }: ChoicesProps) => (
  <fieldset className="min-w-0">
    <legend className="text-ink-soft">{legend}</legend>
    <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      {all.map((value) => (
        <label key={value} className="inline-flex min-h-9 items-center gap-2 max-md:min-h-11">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          {name(value)}
        </label>
      ))}
    </div>
    {problem && <p className="text-tiny text-error">{problem}</p>}
  </fieldset>
)

const nameCategory = (value: string) => T.categoryNames[value as keyof typeof T.categoryNames]
const nameMode = (value: string) => T.modeNames[value as keyof typeof T.modeNames]
const nameMarket = (value: string) => value.toUpperCase()

/** Makes a voucher, with every field that one can have. */
export function NewVoucherScreen() {
  const [typed, setTyped] = useState(EMPTY)
  const openPath = useOpenPath()
  const make = useAction<{ readonly code: string }>(['vouchers'])
  const problems = findFieldProblems(make.error)
  const set = (part: Partial<Typed>) => {
    // What the server said was about what is being corrected now.
    make.reset()
    setTyped({ ...typed, ...part })
  }
  const bind = (field: 'code' | 'value' | 'minTotal' | 'maxValue' | 'perCustomer') => ({
    label: T.fields[field],
    value: typed[field],
    problem: problems[field],
    onChange: (value: string) => set({ [field]: value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate(
      { path: '/desk/api/vouchers', json: toEntry(typed), done: ({ code }) => T.made(code) },
      { onSuccess: () => openPath('/desk/vouchers') },
    )
  }
  return (
    <Screen
      title={T.newVoucher}
      lead={T.newLead}
      actions={
        <DeskLink href="/desk/vouchers" className={DESK_BUTTON.quiet}>
          {T.all}
        </DeskLink>
      }
    >
      <form onSubmit={submit} noValidate className="mt-4 grid max-w-3xl gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <LineField {...bind('code')} maxLength={30} />
          <ChoiceField
            label={T.fields.kind}
            value={typed.kind}
            onChange={(kind) => set({ kind: kind === 'PERCENT' ? 'PERCENT' : 'FIXED' })}
            choices={Object.entries(T.kinds).map(([value, name]) => ({ value, name }))}
          />
          <LineField
            {...bind('value')}
            label={typed.kind === 'PERCENT' ? T.fields.percent : T.fields.value}
            type="number"
            step="0.01"
          />
          <ChoiceField
            label={T.fields.currency}
            value={typed.currency}
            onChange={(currency) => set({ currency })}
            choices={CURRENCIES.map((value) => ({ value, name: value }))}
          />
          <LineField {...bind('minTotal')} type="number" step="0.01" />
          {typed.kind === 'PERCENT' && <LineField {...bind('maxValue')} type="number" step="0.01" />}
          <MomentField
            label={T.fields.validFrom}
            value={typed.validFrom}
            problem={problems.validFrom}
            onChange={(validFrom) => set({ validFrom })}
          />
          <MomentField
            label={T.fields.validTo}
            value={typed.validTo}
            problem={problems.validTo}
            onChange={(validTo) => set({ validTo })}
          />
          <LineField {...bind('perCustomer')} type="number" step="1" />
        </div>
        <Choices
          legend={T.categories}
          all={CATEGORY_IDS}
          chosen={typed.categories}
          name={nameCategory}
          onChange={(categories) => set({ categories })}
        />
        <Choices
          legend={T.modes}
          all={SHOP_MODES}
          chosen={typed.modes}
          name={nameMode}
          onChange={(modes) => set({ modes })}
        />
        <Choices
          legend={T.variants}
          all={MARKET_IDS}
          chosen={typed.variants}
          name={nameMarket}
          onChange={(variants) => set({ variants })}
          problem={problems.variants}
        />
        <button type="submit" className={`${DESK_BUTTON.primary} w-fit`} disabled={make.isPending}>
          {T.make}
        </button>
      </form>
    </Screen>
  )
}
