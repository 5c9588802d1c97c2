import { runServerCommand } from '../runServerCommand.ts';

runServerCommand('import');
