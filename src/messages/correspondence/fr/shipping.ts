import type { shipping as source } from '#messages/correspondence/en/shipping.ts'

/** The shipping label and the packing slip. */
export const shipping = {
  RECYCLING_NUMBER: 'Numéro de recyclage',
  LABEL_TITLE: 'Étiquette d’envoi',
  LABEL_PRINT: 'Imprimez à 100 % et collez cette moitié à plat sur le colis.',
  LABEL_FROM: 'De',
  LABEL_TO: 'À',
  LABEL_POSTAGE_PAID: 'Port payé',
  LABEL_TRADE: 'Numéro de vente',
  LABEL_DATE: 'Date',
  LABEL_TRACKING: 'Numéro de suivi',
  LABEL_QR: 'À scanner au point relais',
  LABEL_QR_ALT: 'QR code avec le numéro de suivi {number}',
  LABEL_BARCODE_ALT: 'Code-barres avec le numéro {number}',
  LABEL_CUT: 'Découpez ou pliez ici',
  LABEL_STEPS: 'Emballez en trois étapes',
  LABEL_STEP_WRAP: 'Enveloppez',
  LABEL_STEP_WRAP_TEXT:
    '{count, plural, one {Enveloppez votre appareil dans du papier bulle ou un tissu doux.} many {Enveloppez chacun de vos # d’appareils à part dans du papier bulle ou un tissu doux.} other {Enveloppez chacun de vos # appareils à part dans du papier bulle ou un tissu doux.}} Dans un ordinateur portable, glissez une feuille entre le clavier et l’écran. Emballez les accessoires à part.',
  LABEL_STEP_FILL: 'Calez et fermez',
  LABEL_STEP_FILL_TEXT:
    'Prenez un carton rigide, avec au moins 5 cm de rembourrage de chaque côté. Glissez-y la fiche colis et fermez tous les bords au ruban adhésif.',
  LABEL_STEP_SEND: 'Collez et déposez',
  LABEL_STEP_SEND_TEXT:
    'Collez l’étiquette sur la plus grande face et retirez les anciennes. Déposez le colis dans un point relais {carrier} et gardez la preuve de dépôt.',
  LABEL_NO_PRINTER: 'Pas d’imprimante ?',
  LABEL_NO_PRINTER_TEXT:
    'Montrez le QR code dans un point relais {carrier}. L’étiquette y est imprimée pour vous.',
  LABEL_FOLLOW: 'Où est mon colis ?',
  LABEL_FOLLOW_TEXT: 'Suivez-le chez {carrier} avec le numéro {number}.',
  LABEL_HELP: 'Une question ?',
  LABEL_HELP_TEXT: 'Écrivez à {mail} et indiquez le numéro {tradeNumber}.',
  LABEL_PART: 'Envoyer l’élément manquant',
  LABEL_PART_TEXT:
    'Protégez bien l’élément et placez-le dans un carton ou une enveloppe à bulles. Pas besoin de fiche colis. Déposez le colis dans un point relais {carrier} et gardez la preuve de dépôt.',

  SLIP_TITLE: 'Fiche colis',
  SLIP_TRADE: 'Numéro de vente',
  SLIP_BARCODE_ALT: 'Code-barres avec le numéro de vente {number}',
  SLIP_IN_BOX: 'Glissez cette fiche dans le colis.',
  SLIP_IN_BOX_TEXT: 'Elle nous dit à quelle offre correspond chaque appareil.',
  SLIP_RECYCLING_TEXT: 'Elle nous indique que ces appareils sont à recycler gratuitement.',
  SLIP_SELLER: 'Vendeur',
  SLIP_CREATED: 'Vente confirmée le',
  SLIP_SEND_BY: 'Date limite d’envoi',
  SLIP_TABLE: 'Appareils dans ce colis',
  SLIP_COLUMN_NUMBER: 'N°',
  SLIP_COLUMN_DEVICE: 'Appareil',
  SLIP_CHECKLIST: 'Avant de fermer le carton',
  SLIP_CHECK_BACKUP: 'Données sauvegardées',
  SLIP_CHECK_BACKUP_TEXT: 'Photos, messages et fichiers sont en lieu sûr.',
  SLIP_CHECK_ACCOUNTS: 'Comptes déconnectés, verrous levés',
  SLIP_CHECK_ACCOUNTS_TEXT: 'Comptes, « Localiser », code PIN et gestion d’entreprise sont désactivés.',
  SLIP_CHECK_ERASE: 'Appareil effacé',
  SLIP_CHECK_ERASE_TEXT: 'Les réglages d’usine sont rétablis.',
  SLIP_CHECK_CARDS: 'Cartes SIM et mémoire retirées',
  SLIP_CHECK_CARDS_TEXT: 'Sur une console, vérifiez aussi le lecteur de disque.',
  SLIP_CHECK_BATTERY: 'Batterie entre 30 et 50 %',
  SLIP_CHECK_BATTERY_TEXT:
    'L’appareil est éteint. Si la batterie est gonflée, ne l’envoyez jamais : apportez-le en déchèterie.',
  SLIP_CHECK_BOX: 'Carton fermé',
  SLIP_CHECK_BOX_TEXT:
    'Au moins 5 cm de rembourrage, rien ne bouge, tous les bords sont scotchés. Dans un ordinateur portable, une feuille sépare le clavier de l’écran.',
  SLIP_PAGE: 'Page {page} sur {pages}',
} satisfies Record<keyof typeof source, string>
