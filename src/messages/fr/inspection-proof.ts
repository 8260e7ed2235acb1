/** Texts of the proof of an inspection: its seals, its download, and the page that verifies one. */
export const inspectionProof = {
  PROOF_TEXT:
    'Le résultat a été enregistré avant que quiconque puisse voir vos réponses. Son empreinte figure dans un registre public : tout changement se verrait.',
  PROOF_SEAL: 'Empreinte : {name}',
  PROOF_LOCKED: 'Enregistré le {date}',
  PROOF_PLACE: 'Entrée {index} du registre public',
  PROOF_WAITING: 'Bientôt dans le registre public',
  PROOF_ALL: '{count, plural, one {Afficher # empreinte} other {Afficher les # empreintes}}',
  PROOF_DOWNLOAD: 'Télécharger la preuve du contrôle',
  PROOF_HOW: 'Comment vérifier cette preuve',
  VERIFY_PROOF_HINT: 'Vous pouvez aussi vérifier ici une preuve du contrôle.',
  VERIFY_PROOF_PASSED: 'Cette preuve du contrôle est valable',
  VERIFY_PROOF_PASSED_TEXT:
    'Les résultats ont été enregistrés à temps, personne ne les a modifiés et ils figurent dans le registre public.',
  VERIFY_PROOF_FAILED: 'Cette preuve du contrôle n’est pas valable',
  VERIFY_PROOF_FAILED_TEXT: 'Quelque chose ne correspond pas : voyez quoi ci-dessous. Écrivez-nous.',
  VERIFY_PROOF_OPEN: 'Tout n’est pas encore prouvé',
  VERIFY_PROOF_OPEN_TEXT:
    'Rien n’est faux, mais une partie ne peut pas être vérifiée pour l’instant. Le registre public est signé toutes les heures : téléchargez la preuve à nouveau plus tard.',
  VERIFY_PROOF_CHECKS: 'Ce qui a été vérifié',
  VERIFY_RESULT_PASSED: 'Correct',
  VERIFY_RESULT_FAILED: 'Incorrect',
  VERIFY_RESULT_OPEN: 'En attente',
  VERIFY_CHECK_FILE: 'Le fichier est complet et lisible',
  VERIFY_CHECK_SEAL: 'Le fichier est tel que nous l’avons émis',
  VERIFY_CHECK_CHAIN: 'Aucune entrée ne manque ni n’a été déplacée',
  VERIFY_CHECK_HEADS: 'Les états du registre public portent notre signature',
  VERIFY_CHECK_CONSISTENCY: 'Le registre public n’a fait que grandir',
  VERIFY_CHECK_EARLIER: 'Le registre public est toujours celui que vous connaissez',
  VERIFY_CHECK_EVENTS: 'Aucune étape de la vente ne manque',
  VERIFY_CHECK_FINDINGS: 'Les résultats correspondent à leur empreinte',
  VERIFY_CHECK_PHOTOS: 'Les photos sont celles que nous avons prises',
  VERIFY_CHECK_LOG: 'L’empreinte figure dans le registre public',
  VERIFY_CHECK_TIME: 'Tout a été enregistré à l’heure indiquée',
  VERIFY_PROGRAM: 'Notre vérificateur en un seul fichier',
  VERIFY_PROGRAM_TEXT:
    'Il vérifie les preuves avec Node ou dans votre propre page, et chaque ligne peut être lue.',
} as const
