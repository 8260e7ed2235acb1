import { useState } from 'react'
import type { PreviewLink } from '#contracts/desk/content.ts'
import type { BrandEntry, OpenPartner } from '#contracts/desk/partners.ts'
import { TEXTS } from '../../messages/texts.ts'
import type { useAction } from '../../platform/api/use-action.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/fields.tsx'
import { PreviewCard } from '../../ui/preview-card.tsx'
import { buildPartnerPath } from './partner-queries.ts'

const T = TEXTS.partners

interface PartnerPreviewProps {
  readonly partner: OpenPartner
  readonly brand: BrandEntry
  readonly preview: ReturnType<typeof useAction<PreviewLink>>
}

/** What is typed, in the shop's own look. */
export function PartnerPreview({ partner, brand, preview }: PartnerPreviewProps) {
  const markets = partner.previewMarkets
  const [market, setMarket] = useState(markets.find((id) => id === 'de') ?? markets[0])
  if (market === undefined)
    return (
      <Card title={T.preview}>
        <p>{T.noPreview}</p>
      </Card>
    )
  return (
    <PreviewCard title={T.preview} lead={T.previewLead} frameTitle={T.frameTitle} url={preview.data?.url}>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <ChoiceField
          label={T.market}
          value={market}
          onChange={(value) => setMarket(markets.find((id) => id === value))}
          choices={markets.map((id) => ({ value: id, name: id.toUpperCase() }))}
        />
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          disabled={preview.isPending}
          onClick={() =>
            preview.mutate({
              path: buildPartnerPath(partner, '/preview'),
              json: { market, record: brand },
            })
          }
        >
          {T.show}
        </button>
      </div>
    </PreviewCard>
  )
}
