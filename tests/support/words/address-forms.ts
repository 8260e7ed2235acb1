import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'

/** German: Sie and its forms. At the start of a sentence "Sie" may mean a thing, so only a verb in the plural tells. */
const GERMAN_FORMAL =
  /(?<=[\p{L},;:–)]\s)(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})|(?:^|[.?!:] )(?:Ihre?[mnrs]? (?=\p{Lu})|Ihnen |\p{Lu}\p{Ll}+en Sie(?!\p{L}))/gu

/** German: several people at once. */
const GERMAN_PLURAL =
  /(?<!\p{L})(?:euch|eu(?:er|re[mnrs]?)|ihr (?:habt|könnt|seid|müsst|dürft|wollt|möchtet|werdet))(?!\p{L})/giu

/** Who each language talks to, and the forms that would talk to someone else. */
const OTHERS: Readonly<Record<Exclude<CatalogueLanguage, 'de'>, RegExp>> = {
  // There is only one you.
  en: /(?!)/g,
  // tú, not usted and not vosotros.
  es: /(?<!\p{L})(?:usted(?:es)?|vosotr[oa]s|vuestr[oa]s?|\p{L}+[aei]dl[aoe]s?|enviad|mirad|abrid|poned|escribid|elegid|revisad|guardad|habéis|podéis|tenéis|queréis|sois)(?!\p{L})|(?:^|[.?!:] )(?:Haga|Introduzca|Seleccione|Escriba|Compruebe|Envíe|Elija|Indique|Revise|Guarde|Utilice|Póngase|Consulte)(?!\p{L})/giu,
  // vous, not tu.
  fr: /(?<!\p{L})[Tt](?:(?:u|e|oi|es|on|a)(?![\p{L}’-])|’(?=\p{L}))/gu,
  // tu, not Lei and not voi.
  it: /(?<=[\p{L},;:] )(?:Lei|Suo|Sua|Suoi|Sue|Le)(?!\p{L})|(?<!\p{L})(?:vostr[oaie]|voi|avete|potete|dovete|volete|siete|scegliete|scrivete|(?:Inserisca|Verifichi|Scriva|Scelga|Prema))(?!\p{L})/gu,
  // Ty without gender: no past or conditional of the second person, no Pan and Pani.
  pl: /(?<!\p{L})\p{L}+(?:łeś|łaś|łbyś|łabyś)(?!\p{L})|(?<!\p{L})(?:powinieneś|powinnaś|Pan|Pani|Pana|Panu|Panią|Państwo|Państwa|Państwu|(?:gotów|gotowa|pewien|pewna) jesteś|jesteś (?:gotów|gotowa|pewien|pewna|zadowolony|zadowolona|zalogowany|zalogowana))(?!\p{L})|(?<=[\p{L},;:] )(?:twój|twoja|twoje|twojego|twojej|twoją|twoim|ciebie|tobie|cię|tobą)(?!\p{L})/gu,
}

const findAll = (text: string, pattern: RegExp): string[] =>
  text.match(pattern)?.map((found) => found.trim()) ?? []

/** Words that address a person in the wrong form: in German Sie or ihr, elsewhere what the language's rule excludes. */
export const findWrongAddress = (text: string, language: CatalogueLanguage): string[] =>
  language === 'de'
    ? [...findAll(text, GERMAN_FORMAL), ...findAll(text, GERMAN_PLURAL)]
    : findAll(text, OTHERS[language])
