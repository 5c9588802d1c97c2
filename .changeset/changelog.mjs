// Changelogs are published, and their readers know nothing of our commits: what Changesets writes, without its hashes.
import changelog from '@changesets/cli/changelog';

const leaveOutCommit = ({ commit: _commit, ...changeset }) => changeset;

export default {
  getReleaseLine: (changeset, ...rest) => changelog.getReleaseLine(leaveOutCommit(changeset), ...rest),
  getDependencyReleaseLine: (changesets, ...rest) =>
    changelog.getDependencyReleaseLine(changesets.slice(0, 1).map(leaveOutCommit), ...rest),
};
