import { runServerCommand } from '../runServerCommand.ts';

runServerCommand('reports');
