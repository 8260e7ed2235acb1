/** Words by which German addresses someone it knows, alone or in a group. */
const FAMILIAR =
  /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?|s)?|euch|eu(er|re[mnrs]?)|ihr (habt|könnt|seid|müsst|dürft|seht|bekommt)|warst|hast|bist|kannst|musst|möchtest|willst|siehst|findest)(?!\p{L})/iu

/** Requests to someone it knows; verbs whose form is also a noun count only with what follows them. */
const REQUEST =
  /(?<!\p{L})(Gib|Achte|Stell|Schieb|Wähle?|Prüf|Schreib|Öffne|Lade|Melde|Sieh|Antworte|Lass|Nimm|Zeig|Kleb|Bewahr|Komm|Tippe|Füge?|Füll|Bestätige|Entferne|Verlass|Bring|Geh|Nutze|Sichere|Wickle|Fordere|Beantworte|Warte|Nenn|Ändere|Verfolg|Ignoriere|Setz|Sag|Frier|Beginn|Zähl|Vergleich|(Such|Versuch|Druck|Pack|Leg|Schick|Schau|Mach) (es|das|die|den|dein|ein|eine|einen|uns|sie|in|im|bei|dort|danach|nach))(?!\p{L})/u

/** Whether a German text addresses someone it knows, instead of saying Sie. */
export const isFamiliar = (text: string): boolean => FAMILIAR.test(text) || REQUEST.test(text)
