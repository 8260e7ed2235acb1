import { BROKEN_WORDS } from './broken-words.ts'

/**
 * Words that lists have besides a device's name, folded, in the languages of the shop: colours, kinds, condition,
 * equipment. A device with such a word in its own name is still found by it.
 */
const NOISE = `
  black white silver gold red blue green yellow orange pink purple violet grey gray brown beige bronze copper rose coral
  cream mint navy teal lime lavender graphite midnight starlight titanium titan phantom cosmic mystic ceramic natural
  desert alpine sierra jet matte space aura prism crush mirror onyx obsidian hazel porcelain charcoal snow pearl ice
  schwarz weiss silber rot blau gruen grun gelb lila violett grau spacegrau braun kupfer mitternacht polarstern koralle
  rosegold tiefschwarz dunkelblau hellblau dunkelgrau anthrazit turkis tuerkis perlmutt
  noir blanc argent or rouge bleu vert jaune rose violet gris marron minuit lumiere stellaire corail graphite
  negro blanco plata oro dorado rojo azul verde amarillo rosa morado gris medianoche blanca negra grafito
  nero bianco argento rosso verde giallo viola grigio mezzanotte galassia nera bianca grafite
  czarny czarna bialy biala srebrny srebrna zloty czerwony niebieski zielony zolty rozowy fioletowy szary grafitowy polnoc
  smartphone smartphones handy handys telefon telefono telephone telefonu mobile mobil mobiltelefon iphones phone cell
  tablet tablets laptop laptops notebook notebooks ultrabook computer ordinateur portable portatil portatile komputer
  kamera camera cameras appareil photo camara fotocamera aparat fotograficzny digitalkamera systemkamera
  objektiv objektive lens objectif objetivo obiettivo obiektyw zoomobjektiv festbrennweite
  monitor bildschirm display ecran pantalla schermo ekran konsole spielkonsole console consola konsola
  gebraucht gebrauchte gebrauchtes used second hand usado usata usato occasion uzywany uzywana neu neuwertig new nuevo
  nuovo neuf nowy gut sehr top zustand condition wie akzeptabel stark leicht etat bon stan dobry
  ohne mit und oder inkl inklusive incl including with without and con senza sin avec sans et z bez i oraz
  ovp karton box verpackung zubehor zubehoer accessories ladekabel ladegerat netzteil kabel charger hulle huelle case
  tasche tastatur maus stift eingabestift
  simlock simlockfrei simfrei sim dual duos dualsim esim unlocked frei vertrag vodafone telekom tmobile o2 orange
  wifi wlan wi fi lte cellular gps umts bluetooth mobilfunk
  ram ssd hdd nvme emmc ddr arbeitsspeicher speicher storage rom flash festplatte intel core amd i3 i5 i7 i9 cpu
  windows win home qwertz qwerty azerty backlit touch touchscreen full hd fhd qhd uhd
  eu de international global version edition modell model typ type gerat geraet device stuck stueck stk pcs pc szt
  set kit body gehause gehaeuse nur only bundle fur for fuer fits
  firmenhandy firmengerat diensthandy dienst mitarbeiter lager bestand akku batterie battery display
  zoll inch inches pulgadas pouces pollici cal cale cali cala mm hz
  das der die ein eine mein meine alt altes alte old mon ma mes un une le la les mi mio il lo moj stary
  schublade twoinone neue neues neuer nuevo nouvelle`

export const NOISE_WORDS: ReadonlySet<string> = new Set([
  ...NOISE.split(/\s+/).filter(Boolean),
  ...BROKEN_WORDS,
])
