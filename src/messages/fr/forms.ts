import type { forms as source } from '../en/forms.ts'

/** Fields that several forms share, what can be wrong with them, and what became of a form. */
export const forms = {
  FIELD_EMAIL: 'E-mail',
  FIELD_EMAIL_HINT:
    'Pour recevoir l’étiquette d’envoi et suivre votre vente. Après le versement, nous vous demanderons une fois votre avis. Vous pouvez vous y opposer à tout moment, gratuitement.',
  FIELD_COMPANY: 'Entreprise',
  FIELD_VAT_ID: 'Numéro de TVA',
  FIELD_VAT_ID_HINT: 'DE suivi de neuf chiffres.',
  FIELD_FIRST_NAME: 'Prénom',
  FIELD_LAST_NAME: 'Nom',
  FIELD_BIRTH_DATE: 'Date de naissance',
  FIELD_BIRTH_DATE_HINT: 'Vente réservée aux majeurs. Exemple : {example}',
  FIELD_PHONE: 'Téléphone (facultatif)',
  FIELD_PHONE_HINT: 'Uniquement si le transporteur ou notre équipe a une question.',
  FIELD_PHONE_ADD: 'Ajouter un numéro de téléphone',
  FIELD_STREET: 'Numéro et rue',
  FIELD_ADDRESS_EXTRA: 'Complément d’adresse (facultatif)',
  FIELD_ADDRESS_EXTRA_ADD: 'Ajouter un complément d’adresse',
  FIELD_ZIP: 'Code postal',
  FIELD_CITY: 'Ville',
  FIELD_PROVINCE: 'Province (facultatif)',
  FIELD_COUNTRY: 'Pays',
  PAYMENT_13: 'Virement bancaire',
  PAYMENT_14: 'PayPal',
  FIELD_ACCOUNT_HOLDER: 'Titulaire du compte',
  FIELD_ACCOUNT_HOLDER_HINT: 'Le compte doit être au nom du vendeur.',
  FIELD_ACCOUNT_HOLDER_CHANGE: 'Modifier le nom',
  FIELD_IBAN: 'IBAN',
  FIELD_IBAN_HINT: 'Conservé chiffré, utilisé uniquement pour vous payer.',
  FIELD_PAYPAL: 'E-mail PayPal',
  FIELD_PAYPAL_HINT: 'L’adresse de votre propre compte PayPal.',
  PROBLEMS_TITLE:
    '{count, plural, one {Un champ est à revoir} many {# de champs sont à revoir} other {# champs sont à revoir}}',

  PROBLEM_FIELD_REQUIRED: 'Ce champ est obligatoire.',
  PROBLEM_FIELD_TOO_LONG: '{max} caractères au maximum.',
  PROBLEM_FIELD_CHARACTERS: 'Ce champ contient un caractère non autorisé.',
  PROBLEM_FIELD_CONTACT_DETAILS:
    'N’indiquez ni site web, ni adresse e-mail, ni numéro de téléphone. Laissez une espace après une abréviation.',
  PROBLEM_MAIL_BUDGET_USED:
    'Cette adresse a déjà reçu aujourd’hui le maximum d’e-mails possible. Réessayez demain, utilisez une autre adresse ou connectez-vous à votre compte client.',
  PROBLEM_EMAIL_FORMAT: 'Saisissez l’adresse sous la forme nom@example.org.',
  PROBLEM_ZIP_FORMAT: 'Saisissez le code postal sous la forme {example}.',
  PROBLEM_COUNTRY_UNKNOWN: 'Choisissez un pays dans la liste.',
  PROBLEM_PHONE_FORMAT: 'Saisissez le numéro avec l’indicatif du pays, par exemple +33 6 39 98 12 34.',
  PROBLEM_BIRTH_DATE_FORMAT: 'Saisissez la date sous la forme {example}.',
  PROBLEM_BIRTH_DATE_UNDERAGE:
    'Il faut avoir {age} ans pour vendre ici. Demandez à l’un de vos parents de vendre l’appareil.',
  PROBLEM_VAT_ID_FORMAT: 'Le numéro de TVA se compose de DE et de neuf chiffres. Vérifiez la saisie.',
  PROBLEM_IBAN_FORMAT: 'Un IBAN commence par deux lettres, par exemple FR, suivies de chiffres.',
  PROBLEM_IBAN_COUNTRY:
    'Nous payons sur des comptes de la zone SEPA. Ce pays n’en fait pas partie : {country}.',
  PROBLEM_IBAN_LENGTH: 'Un IBAN de ce pays compte {length} caractères. Vérifiez la saisie.',
  PROBLEM_IBAN_CHECKSUM: 'Cet IBAN contient une erreur. Comparez-le avec votre RIB.',
  PROBLEM_HOLDER_DIFFERS: 'Le compte doit être au nom du vendeur. Vérifiez le nom.',
  PROBLEM_PAYPAL_FORMAT: 'Saisissez l’adresse sous la forme nom@example.org.',
  PROBLEM_PAYMENT_TYPE_UNKNOWN: 'Choisissez un mode de versement.',
  PROBLEM_PAYMENT_UNKNOWN: 'Le compte choisi n’est plus enregistré. Indiquez où verser votre argent.',
  PROBLEM_OWNERSHIP_REQUIRED: 'Nous ne pouvons acheter que des appareils qui vous appartiennent.',
  PROBLEM_TERMS_REQUIRED: 'Acceptez les conditions générales pour continuer.',
  PROBLEM_DECLARATION_REQUIRED: 'Cochez cette case pour confirmer votre vente.',

  ACCOUNT_SAVE: 'Enregistrer',
  ACCOUNT_SENDING: 'Un instant…',
  ACCOUNT_NO_ANSWER: 'Pas de réponse. Vérifiez votre connexion et réessayez.',
  ACCOUNT_REFUSED: 'Une erreur est survenue. Rechargez la page et réessayez.',
  ACCOUNT_BUSY: 'Trop d’essais en peu de temps. Attendez un peu et réessayez.',
  ACCOUNT_BUSY_FOR:
    'Trop d’essais en peu de temps. Réessayez dans {minutes, plural, one {une minute} many {# de minutes} other {# minutes}}.',
} satisfies Record<keyof typeof source, string>
