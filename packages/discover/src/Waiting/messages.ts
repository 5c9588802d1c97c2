export const toDoTitle = 'To do';
export const allTasksLabel = (count: number): string =>
  count === 1 ? 'See your task' : `All ${count} tasks`;
export const dashboardLabel = 'Dashboard';
export const nothingToDo = 'Nothing to do right now.';
