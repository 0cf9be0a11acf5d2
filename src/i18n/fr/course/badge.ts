/** What a certificate's credential says, in French. Signed as it is: one line each, with no name. */
export const badge = {
  title: 'Comprendre la crypto\u00A0: certificat de réussite',
  description:
    'Le titulaire a terminé la lecture des {lessons} leçons de la formation et réussi le quiz de chacune. Ce n’est ni un diplôme d’État ni un titre professionnel, et l’identité du titulaire n’a pas été vérifiée.',
  criteria:
    'Terminer {lessons} leçons (environ {hours} de lecture, sans les exercices) et réussir {lessons} quiz corrigés par le serveur\u00A0: à chaque essai huit questions tirées au sort, six points sur huit au moins.',
  hours: '{h}\u00A0h',
};
