import type { trust as source } from '../en/trust.ts'

/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Ce que vous pouvez vérifier',
  TRUST_BUYER: 'Qui achète',
  TRUST_BUYER_TEXT: '{company}, {address}. Votre contrat est conclu avec cette société.',
  TRUST_SAMPLE: 'À quoi ressemble un écart',
  TRUST_SAMPLE_TEXT:
    'Vous indiquez « {said} », nous constatons « {found} » et vous montrons la photo. Le prix passe de {before} à {after}, et c’est vous qui décidez.',
  TRUST_SAMPLE_NOTE: 'Exemple de calcul. Le prix de base dépend du modèle.',
  TRUST_SAMPLE_PICTURE:
    'Dessin : un téléphone sous une lampe, une rayure entourée sur son cadre et une règle à côté',
  TRUST_PROMISE: 'Nos engagements, avec leurs délais',
  TRUST_PROMISE_SEND:
    '{days, plural, one {Prix garanti # jour après la vente} other {Prix garanti # jours après la vente}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Contrôle sous # jour ouvré après l’arrivée} other {Contrôle sous # jours ouvrés après l’arrivée}}, sinon {bonus} de plus par appareil acheté',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# jour pour répondre à une nouvelle offre} other {# jours pour répondre à une nouvelle offre}}. Sans réponse, votre appareil vous est renvoyé gratuitement, sauf si sa batterie est endommagée.',
  TRUST_SIGNED: 'Une offre signée',
  TRUST_SIGNED_TEXT:
    'Pour chaque vente, vous recevez nos engagements dans un fichier signé. Toute modification se voit, et tout le monde peut le vérifier.',
  TRUST_SIGNED_LINK: 'Vérifier un fichier signé',
} satisfies Record<keyof typeof source, string>
