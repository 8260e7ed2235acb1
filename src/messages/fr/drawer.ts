import type { drawer as source } from '../en/drawer.ts'

/** The list of a household: adding devices, answering for all of them, the total. */
export const drawer = {
  DRAWER_WAYS: 'Ajouter des appareils',
  DRAWER_PASTE: 'Coller',
  DRAWER_PICK: 'Choisir',
  DRAWER_SCAN: 'Scanner',
  DRAWER_ADD: 'Ajouter',
  DRAWER_SKIP: 'Non merci',
  DRAWER_PICK_FIELD: 'Nom de l’appareil',
  DRAWER_PICK_KIND: 'Ou par type d’appareil',
  DRAWER_PICK_NONE: 'Nous ne trouvons aucun appareil de ce nom.',
  DRAWER_ADDED:
    '{name} est dans votre liste, qui compte maintenant {count, plural, one {# appareil} other {# appareils}}.',
  DRAWER_FULL: 'Une liste contient jusqu’à {max} appareils. Vendez-en d’abord une partie.',
  DRAWER_SCAN_TEXT:
    'Photographiez l’étiquette de la boîte ou de l’appareil. Votre navigateur lit la référence du modèle dans les codes-barres. La photo et le numéro de série restent sur votre appareil.',
  DRAWER_SCAN_IMPOSSIBLE:
    'Ce navigateur ne sait pas lire les codes-barres. Saisissez la référence du modèle, imprimée sur l’appareil ou sa boîte.',
  DRAWER_SCAN_PHOTO: 'Photographier une étiquette',
  DRAWER_SCAN_FIELD: 'Référence du modèle ou nom',
  DRAWER_SCAN_READING: 'Lecture de l’étiquette…',
  DRAWER_SCAN_NOTHING: 'Aucun code-barres visible. Rapprochez-vous, évitez les reflets et réessayez.',
  DRAWER_SCAN_NUMBER:
    'C’est un IMEI ou un code article. Il ne nous indique pas le modèle, nous ne l’avons donc envoyé nulle part. Saisissez plutôt la référence du modèle ou le nom.',
  DRAWER_SCAN_UNKNOWN: 'Nous ne connaissons pas ce numéro. Saisissez plutôt le nom de l’appareil.',
  DRAWER_SCAN_UNREADABLE:
    'Votre navigateur n’a pas pu lire cette photo. Saisissez plutôt la référence du modèle.',
  DRAWER_LIST: '{count, plural, one {Votre liste : # appareil} other {Votre liste : # appareils}}',
  DRAWER_READY: '{count, plural, one {{ready} prêt sur #} other {{ready} prêts sur #}}',
  DRAWER_OPEN: '{count, plural, one {Encore # question} other {Encore # questions}}',
  DRAWER_ROW_READY: 'Prêt',
  DRAWER_IN_CART: 'Dans votre vente',
  DRAWER_REFUSED: 'Avec ces réponses, nous ne pouvons pas l’acheter.',
  DRAWER_LOADING: 'Chargement des questions…',
  DRAWER_LOAD_FAILED: 'Impossible de charger les questions de cet appareil.',
  DRAWER_RETRY: 'Réessayer',
  DRAWER_GUESS: 'Vous avez écrit « {name} ». Est-ce bien cet appareil ?',
  DRAWER_RIGHT: 'Oui, c’est lui',
  DRAWER_WRONG: 'Non, un autre',
  DRAWER_NONE: 'Aucun de ceux-ci',
  DRAWER_LOOK_AGAIN: 'Rechercher',
  DRAWER_CHANGE: 'Modifier les réponses',
  DRAWER_REMOVE_OF: 'Retirer {name}',
  DRAWER_UNDO: 'Annuler',
  DRAWER_CLOSE: 'Fermer',
  DRAWER_REMOVED: '{name} ne figure plus dans votre liste.',
  DRAWER_SHARED: 'Est-ce vrai pour tous ?',
  DRAWER_SHARED_TEXT:
    'Répondez une fois pour tous vos appareils. Si l’un d’eux diffère, choisissez « Pas tous » et nous poserons la question pour chacun.',
  DRAWER_SHARED_COUNT: '({count, plural, one {# appareil} other {# appareils}})',
  DRAWER_SHARED_YES: 'Tous',
  DRAWER_SHARED_LATER: 'Avant l’envoi',
  DRAWER_SHARED_NO: 'Pas tous',
  DRAWER_SHARED_CONFIRM: 'Appliquer à tous les appareils',
  DRAWER_SHARED_SAID: 'Vos réponses pour tous les appareils',
  DRAWER_SELL: '{count, plural, one {Vendre # appareil} other {Vendre # appareils}}',
  DRAWER_TOO_MANY:
    'Une vente, donc un colis, contient jusqu’à {max} appareils. Vendez-en d’abord une partie.',
  DRAWER_PARCEL:
    'Tous les appareils d’une vente voyagent dans un seul colis, avec une étiquette d’envoi gratuite. Chacun est contrôlé et payé séparément : une question sur l’un ne retarde pas les autres.',
  DRAWER_SHARE: 'Partager cette liste',
  DRAWER_SHARE_TEXT:
    'Le lien indique seulement quels appareils sont dans la liste. Vos réponses restent ici.',
  DRAWER_SHARE_COPIED: 'Lien copié.',
  DRAWER_SHARE_LINK: 'Lien vers cette liste',
  DRAWER_RECEIVED:
    '{count, plural, one {On vous a transmis une liste de # appareil. L’ajouter à la vôtre ?} other {On vous a transmis une liste de # appareils. Les ajouter à la vôtre ?}}',
  DRAWER_RECEIVED_NONE: 'Nous ne pouvons acheter aucun de ces appareils pour le moment.',
} satisfies Record<keyof typeof source, string>
