import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { PreviewLink } from '#contracts/desk/content.ts'
import type { BrandEntry, OpenPartner, WidgetEntry } from '#contracts/desk/partners.ts'
import type { Published } from '#contracts/desk/versions.ts'
import type { PartnerKey } from '#domain/partners/partner.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { NEW_BRAND } from './brand-entry.ts'
import { BrandFields } from './brand-fields.tsx'
import { PartnerPreview } from './partner-preview.tsx'
import { buildPartnerPath, buildPartnerQuery, PARTNERS_KEY } from './partner-queries.ts'
import { PartnerVersions } from './partner-versions.tsx'
import { WidgetFields } from './widget-fields.tsx'

const T = TEXTS.partners

const NEW_WIDGET: WidgetEntry = { name: '', origins: [] }

function describePartner({ kind, brand, widget, isRetired, hosts }: OpenPartner): string {
  if (isRetired) return T.retiredLead
  if (!brand && !widget) return T.newLead
  if (kind === 'widget') return T.widgetLead
  return hosts.length === 0 ? T.noHosts : T.brandLead(hosts.join(', '))
}

function RetireButton({ partner }: { readonly partner: OpenPartner }) {
  const retire = useAction<Published>(PARTNERS_KEY)
  const record = partner.brand ?? partner.widget
  if (!record || partner.isRetired) return null
  return (
    <ConfirmButton
      button={T.retire}
      title={T.retireTitle(record.name)}
      text={T.retireText}
      isDisabled={retire.isPending}
      onConfirm={() =>
        retire.mutate({
          path: buildPartnerPath(partner, '/retirement'),
          json: { version: partner.version },
          done: () => T.retired,
        })
      }
    />
  )
}

/** What is sent: lines without anything in them are no origins. */
const toRecord = (partner: OpenPartner, brand: BrandEntry, widget: WidgetEntry) =>
  partner.kind === 'brand'
    ? brand
    : { ...widget, origins: widget.origins.map((origin) => origin.trim()).filter((origin) => origin !== '') }

function Editor({ partner }: { readonly partner: OpenPartner }) {
  const [brand, setBrand] = useState(partner.brand ?? NEW_BRAND)
  const [widget, setWidget] = useState(partner.widget ?? NEW_WIDGET)
  const publish = useAction<Published>(PARTNERS_KEY)
  const preview = useAction<PreviewLink>(['partner-preview'])
  const problems = findFieldProblems(publish.error ?? preview.error)
  // What the server said was about what is being corrected now.
  const forget = () => {
    publish.reset()
    if (preview.isError) preview.reset()
  }
  const changeBrand = (changed: BrandEntry) => {
    forget()
    setBrand(changed)
  }
  const changeWidget = (changed: WidgetEntry) => {
    forget()
    setWidget(changed)
  }
  const record = toRecord(partner, brand, widget)
  return (
    <Screen
      title={record.name || partner.id}
      lead={describePartner(partner)}
      actions={
        <>
          <DeskLink href="/desk/partners" className={DESK_BUTTON.quiet}>
            {T.all}
          </DeskLink>
          <RetireButton partner={partner} />
          <button
            type="button"
            className={DESK_BUTTON.primary}
            disabled={publish.isPending}
            onClick={() =>
              publish.mutate({
                method: 'PUT',
                path: buildPartnerPath(partner),
                json: { version: partner.version, record },
                done: ({ version }) => TEXTS.versions.published(version),
              })
            }
          >
            {T.publish}
          </button>
        </>
      }
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <Card title={T.record}>
          {/* The published record replaces what is in the fields, so nothing can be typed until it has. */}
          <fieldset disabled={publish.isPending} className="contents">
            {partner.kind === 'brand' ? (
              <BrandFields brand={brand} onChange={changeBrand} problems={problems} />
            ) : (
              <WidgetFields widget={widget} onChange={changeWidget} problems={problems} />
            )}
          </fieldset>
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-16">
          {partner.kind === 'brand' && <PartnerPreview partner={partner} brand={brand} preview={preview} />}
          <PartnerVersions partner={partner} />
        </div>
      </div>
    </Screen>
  )
}

/** A brand partner or a host of the widget: its record, how the shop shows it, and its versions. */
export function PartnerScreen() {
  const { kind = '', id = '' } = useParams({ strict: false })
  // The server refuses whatever isn't a partner.
  const { data, error, refetch } = useQuery(buildPartnerQuery({ kind, id } as PartnerKey))
  // Another version is another record in the fields.
  if (data) return <Editor key={`${kind}/${id}/${data.version}`} partner={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
