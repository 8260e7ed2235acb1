import { foldText, slugify } from '#domain/text/fold-text.ts'
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from './catalogue-language.ts'
import { localiseName } from './localise-name.ts'

/** Manufacturer and model; a model that begins with the manufacturer's name doesn't repeat it. */
export function buildDeviceName(manufacturer: string, model: string): string {
  const repeats = foldText(`${model} `).startsWith(foldText(`${manufacturer} `))
  return repeats ? model : `${manufacturer} ${model}`
}

export interface DeviceNames {
  readonly name: string
  readonly model: string
  readonly url: string
}

/** What a device is called in one language, and its address there. */
export function localiseDeviceNames(
  language: CatalogueLanguage,
  { manufacturer, model }: { readonly manufacturer: string; readonly model: string },
): DeviceNames {
  const localised = localiseName(model, language)
  const name = buildDeviceName(manufacturer, localised)
  return { name, model: localised, url: slugify(name) }
}

/** What a device is called in every language. Most have one name everywhere, which is made once. */
export function listDeviceNames(device: {
  readonly manufacturer: string
  readonly model: string
}): ReadonlyMap<CatalogueLanguage, DeviceNames> {
  const [first] = CATALOGUE_LANGUAGES
  const shared = device.model.includes('{') ? null : localiseDeviceNames(first, device)
  return new Map(
    CATALOGUE_LANGUAGES.map((language) => [language, shared ?? localiseDeviceNames(language, device)]),
  )
}
