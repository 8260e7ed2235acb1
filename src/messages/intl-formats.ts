/** Creating a format takes a cheap phone ten milliseconds and more; using it takes next to nothing. */
export const memoise = <Args extends unknown[], Formatter>(create: (...args: Args) => Formatter) => {
  const created = new Map<string, Formatter>()
  return (...args: Args): Formatter => {
    const id = JSON.stringify(args)
    const known = created.get(id) ?? create(...args)
    created.set(id, known)
    return known
  }
}

export const getDateTimeFormat = memoise(
  (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
)

export const getNumberFormat = memoise(
  (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
)

export const getDisplayNames = memoise(
  (...args: ConstructorParameters<typeof Intl.DisplayNames>) => new Intl.DisplayNames(...args),
)

export const getPluralRules = memoise(
  (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
)
