import type { BrandEntry } from '#contracts/desk/partners.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import type { ColourScheme, PartnerColours } from '#domain/partners/partner.ts'
import { TEXTS } from '../../messages/texts.ts'
import { LineField } from '../../ui/fields.tsx'
import { changeWords, findWords } from './brand-entry.ts'
import { LogoField } from './logo-field.tsx'

const T = TEXTS.partners

interface BrandProps {
  readonly brand: BrandEntry
  readonly onChange: (brand: BrandEntry) => void
  readonly problems: Readonly<Record<string, string>>
}

// The order in which they are read, not that of the keys that a server happens to send.
const COLOUR_NAMES = ['accent', 'accentStrong', 'accentTint', 'onAccent', 'tint', 'deep'] as const

function ColourGroup({ brand, onChange, problems, scheme }: BrandProps & { readonly scheme: ColourScheme }) {
  const colours = brand.colours[scheme]
  const set = (name: keyof PartnerColours, value: string) =>
    onChange({ ...brand, colours: { ...brand.colours, [scheme]: { ...colours, [name]: value } } })
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line p-3 sm:grid-cols-2">
      <legend className="px-1 font-medium">{T[scheme]}</legend>
      {COLOUR_NAMES.map((name) => (
        <LineField
          key={name}
          type="color"
          label={T.colours[name]}
          value={colours[name]}
          problem={problems[`record.colours.${scheme}.${name}`]}
          onChange={(value) => set(name, value)}
        />
      ))}
    </fieldset>
  )
}

const WordsGroup = ({ brand, onChange, problems }: BrandProps) => (
  <fieldset className="grid min-w-0 gap-3 rounded-card border border-line p-3">
    <legend className="px-1 font-medium">{T.words}</legend>
    <p className="text-tiny text-ink-soft">{T.wordsHint}</p>
    {MARKET_IDS.map((market) => {
      const words = findWords(brand, market)
      return (
        <div key={market} className="grid gap-2 sm:grid-cols-2">
          <LineField
            label={T.headline(market)}
            value={words.headline}
            maxLength={60}
            problem={problems[`record.words.${market}.headline`]}
            onChange={(headline) => onChange(changeWords(brand, market, { ...words, headline }))}
          />
          <LineField
            label={T.wordsLead(market)}
            value={words.lead}
            maxLength={200}
            problem={problems[`record.words.${market}.lead`]}
            onChange={(lead) => onChange(changeWords(brand, market, { ...words, lead }))}
          />
        </div>
      )
    })}
  </fieldset>
)

/** Everything that the shop of a brand partner shows of it. */
export function BrandFields(props: BrandProps) {
  const { brand, onChange, problems } = props
  const { support } = brand
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <LineField
          label={T.name}
          value={brand.name}
          maxLength={40}
          problem={problems['record.name']}
          onChange={(name) => onChange({ ...brand, name })}
        />
        <LineField
          label={T.legalName}
          value={brand.legalName}
          maxLength={100}
          problem={problems['record.legalName']}
          onChange={(legalName) => onChange({ ...brand, legalName })}
        />
        <LineField
          label={T.mail}
          value={support.mail}
          maxLength={200}
          problem={problems['record.support.mail']}
          onChange={(mail) => onChange({ ...brand, support: { ...support, mail } })}
        />
        <LineField
          label={T.phone}
          value={support.phone}
          maxLength={21}
          problem={problems['record.support.phone']}
          onChange={(phone) => onChange({ ...brand, support: { ...support, phone } })}
        />
      </div>
      <LogoField
        logo={brand.logo}
        onChange={(logo) => onChange({ ...brand, logo })}
        problem={problems['record.logo.svg']}
      />
      <ColourGroup {...props} scheme="light" />
      <ColourGroup {...props} scheme="dark" />
      <WordsGroup {...props} />
    </div>
  )
}
