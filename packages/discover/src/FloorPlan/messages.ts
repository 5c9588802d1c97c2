export const floorPlanTitle = 'Floor plan';
