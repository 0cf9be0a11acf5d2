/** Who wrote and who reviewed an article: members of the team, or nobody. */

/** A person of `src/site.ts`. */
interface Member {
  readonly name: string;
}

/** The author and the reviewer among `team`. Throws for a name that the team does not contain. */
export function byline<M extends Member>(
  team: readonly M[],
  said: { readonly author?: string | undefined; readonly reviewer?: string | undefined },
): { readonly author: M | undefined; readonly reviewer: M | undefined } {
  const find = (name: string | undefined): M | undefined => {
    const member = team.find((each) => each.name === name);
    if (name !== undefined && !member)
      throw new Error(`content/articles: "${name}" is not a team member of src/site.ts.`);
    return member;
  };
  return { author: find(said.author), reviewer: find(said.reviewer) };
}
